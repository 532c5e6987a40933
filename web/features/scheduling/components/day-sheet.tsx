import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatDay } from '../../../lib/format/dates.ts';
import { LOCALES } from '../../../lib/i18n/language.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { type CalendarDay, type DayNotes, isPressing } from '../model.ts';
import { addDays, dayAfterKey, type GridDay } from '../calendar-dates.ts';
import { DayCell, DayDots } from './day-cell.tsx';
import { draggedPost } from './day-items.tsx';
import classes from './day-sheet.module.css';
import type { Carrying } from './use-carrying.ts';

interface DaySheetProps {
  /** What the sheet shows, as people say it: a month or a week. */
  name: string;
  weeks: readonly (readonly GridDay[])[];
  today: string;
  /** The day that is in the tab order at first. */
  first: string;
  days: ReadonlyMap<string, CalendarDay>;
  notes: ReadonlyMap<string, DayNotes>;
  /** So many posts of a day have room; null on a phone, where a day has dots and is chosen rather than opened. */
  room: number | null;
  /** The day that is looked at below, on a phone. */
  chosen?: string;
  carrying: Carrying;
  /** Nothing can be moved. */
  closed: boolean;
  /** A key leads to a day that is not on the sheet. */
  onLeave: (day: string) => void;
  onOpen: (day: string) => void;
}

/** A Sunday, to name the columns by. */
const SUNDAY = '2026-11-01';

const NOTHING: Omit<CalendarDay, 'date'> = { total: 0, posts: [], slots: [] };
const NO_NOTES: DayNotes = { holiday: undefined, suggestion: undefined };

/**
 * Days as a grid. One is in the tab order; arrows, Home, End and Page keys move it, Enter opens it, Space picks up its post, which the same
 * keys carry. Of several the member chooses in the opened day. The posts inside are links for the pointer; from the keyboard they are
 * reached through the opened day.
 */
export function DaySheet(props: DaySheetProps) {
  const { name, weeks, today, first, days, notes, room, chosen, carrying, closed, onLeave, onOpen } = props;
  const own = useText('scheduling');
  const language = useLanguage();
  const [active, setActive] = useState(first);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // Marked past React: a post dragged across a full month enters a cell in every other frame, and all cells would be rendered anew.
  const over = useRef<HTMLElement>(null);
  const isStrip = room === null;
  const isShown = (day: string) => weeks.some((week) => week.some(({ date, inMonth }) => inMonth && date === day));
  const current = isShown(active) ? active : first;
  const names = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', timeZone: 'UTC' });
  const longNames = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' });

  useEffect(() => {
    // A key that leads to another sheet has arrived only when that is on screen.
    if (!moved.current || active !== current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current, active]);

  function pickUp(day: string): void {
    const { posts, slots, total } = days.get(day) ?? NOTHING;
    const [post, another] = posts.filter(({ can }) => can.reschedule);
    const isAllShown = total === posts.length + slots.length;
    if (closed || day < today || (post === undefined && isAllShown)) carrying.refuse();
    else if (post && another === undefined && isAllShown) carrying.pickUp(post);
    else onOpen(day);
  }

  function press(event: KeyboardEvent, day: string) {
    // What was picked up in the opened day is carried from where that was opened, which may be a button in the cell.
    if (event.target !== event.currentTarget && carrying.carried === null) return;
    if (carrying.press(event, day)) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (event.key === 'Enter' || isStrip) onOpen(day);
      else pickUp(day);
      return;
    }
    const next = dayAfterKey(day, event.key);
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    setActive(next);
    carrying.pass(next);
    if (!isShown(next)) onLeave(next);
  }

  function click(day: string): void {
    if (carrying.carried === null) onOpen(day);
    else carrying.drop(carrying.carried, day);
  }

  function markOver(cell: HTMLElement | null): void {
    if (over.current === cell) return;
    over.current?.removeAttribute('data-dragged');
    cell?.setAttribute('data-dragged', '');
    over.current = cell;
  }

  function dropOn(event: DragEvent, day: string): void {
    event.preventDefault();
    markOver(null);
    const id = draggedPost(event);
    const post = [...days.values()].flatMap(({ posts }) => posts).find((each) => each.id === id);
    if (post && !days.get(day)?.posts.includes(post)) carrying.drop(post, day);
  }

  function nameOf(day: string): string {
    const { total: count = 0, posts = [] } = days.get(day) ?? {};
    const pressing = posts.filter(isPressing).length;
    const { holiday, suggestion } = notes.get(day) ?? NO_NOTES;
    const said = count === 0 ? own('dayEmpty') : own('dayPosts', { count });
    return [
      formatDay(day, language),
      ...(holiday ? [own(`holiday_${holiday}`)] : []),
      said,
      ...(pressing > 0 ? [own('pressing', { count: pressing })] : []),
      ...(suggestion ? [`${own('suggested')}: ${suggestion.content.title}`] : []),
    ].join('. ');
  }

  return (
    <>
      <div
        ref={grid}
        className={classes['month']}
        data-strip={isStrip || undefined}
        role="grid"
        aria-label={own(isStrip ? 'stripLabel' : 'gridLabel', { period: name })}
      >
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
        {weeks.map((week) => (
          <div key={week[0]?.date} role="row" className={classes['week']}>
            {week.map(({ date, inMonth }) => {
              if (!inMonth) return <div key={date} role="gridcell" aria-hidden="true" className={classes['outside']} />;
              const day = days.get(date) ?? { date, ...NOTHING };
              const ofDay = notes.get(date) ?? NO_NOTES;
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
                  {...(chosen !== undefined && { 'aria-selected': date === chosen })}
                  onClick={(event) => event.target === event.currentTarget && click(date)}
                  onKeyDown={(event) => press(event, date)}
                  onFocus={(event) => event.target === event.currentTarget && setActive(date)}
                  data-over={(carrying.carried !== null && date === current) || undefined}
                  {...(date >= today &&
                    !closed &&
                    !isStrip && {
                      onDragOver: (event: DragEvent<HTMLElement>) => {
                        event.preventDefault();
                        markOver(event.currentTarget);
                      },
                      // Between what stands in a cell it is left for itself.
                      onDragLeave: (event: DragEvent<HTMLElement>) => {
                        const { currentTarget: cell, relatedTarget: next } = event;
                        if (!(next instanceof Node && cell.contains(next))) markOver(null);
                      },
                      onDrop: (event: DragEvent) => dropOn(event, date),
                    })}
                >
                  {room === null ? (
                    <DayDots day={day} notes={ofDay} />
                  ) : (
                    <DayCell
                      day={day}
                      notes={ofDay}
                      room={room}
                      whole={weeks.length === 1}
                      isOpen={date >= today && !closed}
                      closed={closed}
                      onMore={() => onOpen(date)}
                    />
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{carrying.said}</span>
      </VisuallyHidden>
    </>
  );
}
