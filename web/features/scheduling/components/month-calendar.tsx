import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatDay } from '../../../lib/format/dates.ts';
import { LOCALES } from '../../../lib/i18n/language.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Post } from '../../sharing/model.ts';
import { addDays, dayAfterKey, monthGrid, monthOf } from '../model.ts';
import { DayPosts } from './day-posts.tsx';
import classes from './month-calendar.module.css';

interface MonthCalendarProps {
  month: string;
  monthName: string;
  today: string;
  days: ReadonlyMap<string, Post[]>;
  onMonth: (month: string) => void;
  onOpen: (day: string) => void;
}

/** A Sunday, to name the columns by. */
const SUNDAY = '2026-11-01';

/**
 * A month as a grid. One day is in the tab order; arrows, Home, End and Page keys move it, Enter opens it. The posts inside
 * are links for the pointer; from the keyboard they are reached through the opened day.
 */
export function MonthCalendar({ month, monthName, today, days, onMonth, onOpen }: MonthCalendarProps) {
  const text = useText('sharing');
  const language = useLanguage();
  const [active, setActive] = useState(monthOf(today) === month ? today : `${month}-01`);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const current = monthOf(active) === month ? active : `${month}-01`;
  const names = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', timeZone: 'UTC' });
  const longNames = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' });

  useEffect(() => {
    // A key that leads into another month has arrived only when that month is on screen.
    if (!moved.current || monthOf(active) !== month) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current, active, month]);

  function press(event: KeyboardEvent, day: string) {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(day);
      return;
    }
    const next = dayAfterKey(day, event.key);
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    setActive(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  }

  function nameOf(day: string): string {
    const count = days.get(day)?.length ?? 0;
    return `${formatDay(day, language)}. ${count === 0 ? text('dayEmpty') : text('dayPosts', { count })}`;
  }

  return (
    <div ref={grid} className={classes['month']} role="grid" aria-label={text('monthOf', { month: monthName })}>
      <div role="row" className={classes['week']}>
        {[0, 1, 2, 3, 4, 5, 6].map((index) => {
          const date = new Date(`${addDays(SUNDAY, index)}T12:00:00Z`);
          return (
            <div key={index} role="columnheader" className={classes['name']} aria-label={longNames.format(date)}>
              {names.format(date)}
            </div>
          );
        })}
      </div>
      {monthGrid(month).map((week) => (
        <div key={week[0]?.date} role="row" className={classes['week']}>
          {week.map(({ date, inMonth }) => {
            if (!inMonth) return <div key={date} role="gridcell" aria-hidden="true" className={classes['outside']} />;
            const posts = days.get(date) ?? [];
            return (
              <div
                key={date}
                role="gridcell"
                className={classes['day']}
                data-day={date}
                data-past={date < today || undefined}
                tabIndex={date === current ? 0 : -1}
                aria-label={nameOf(date)}
                {...(date === today && { 'aria-current': 'date' })}
                onClick={(event) => event.target === event.currentTarget && onOpen(date)}
                onKeyDown={(event) => press(event, date)}
                onFocus={(event) => event.target === event.currentTarget && setActive(date)}
              >
                <span className={classes['number']}>{Number(date.slice(8))}</span>
                {posts.length > 0 && <DayPosts posts={posts} onMore={() => onOpen(date)} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
