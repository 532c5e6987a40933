import { describe, expect, test } from 'vitest';
import { addMonths, byDay, calendarSearch, dayAfterKey, isMonthCovered, monthGrid, todayIn } from './model.ts';

describe('the grid of a month', () => {
  test('February 2026 begins on a Sunday and needs exactly four weeks', () => {
    const grid = monthGrid('2026-02');
    expect(grid).toHaveLength(4);
    expect(grid.flat().every((day) => day.inMonth)).toBe(true);
  });

  test('August 2026 begins on a Saturday and needs six weeks, filled up with the days around it', () => {
    const grid = monthGrid('2026-08');
    expect(grid).toHaveLength(6);
    expect(grid[0]?.map((day) => day.inMonth)).toEqual([false, false, false, false, false, false, true]);
    expect(grid[0]?.[0]?.date).toBe('2026-07-26');
    expect(grid[5]?.[6]).toEqual({ date: '2026-09-05', inMonth: false });
  });

  test('every day of every month of a leap year is there once', () => {
    for (let month = 1; month <= 12; month += 1) {
      const name = `2028-${String(month).padStart(2, '0')}`;
      const days = monthGrid(name)
        .flat()
        .filter((day) => day.inMonth);
      expect(days).toHaveLength(new Date(Date.UTC(2028, month, 0)).getUTCDate());
      expect(new Set(days.map((day) => day.date)).size).toBe(days.length);
    }
  });

  test('months go over the end of a year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });
});

describe('the day of a post', () => {
  const posts = [
    { id: 'b', dueAt: '2026-11-22T05:30:00.000Z' },
    { id: 'a', dueAt: '2026-11-22T04:00:00.000Z' },
    { id: 'b', dueAt: '2026-11-22T05:30:00.000Z' },
  ];

  test('is the one on the member’s wall, in order of time and each post once', () => {
    expect([...byDay(posts, 'America/New_York')].map(([day, own]) => [day, own.map(({ id }) => id)])).toEqual([
      ['2026-11-21', ['a']],
      ['2026-11-22', ['b']],
    ]);
    expect([...byDay(posts, 'America/Los_Angeles').keys()]).toEqual(['2026-11-21']);
  });

  test('today is another day in another zone', () => {
    const now = new Date('2026-11-22T04:00:00Z');
    expect(todayIn('America/New_York', now)).toBe('2026-11-21');
    expect(todayIn('Europe/Madrid', now)).toBe('2026-11-22');
  });
});

describe('keys', () => {
  test.each([
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowDown', '2026-11-21', '2026-11-28'],
    ['ArrowUp', '2026-11-21', '2026-11-14'],
    ['Home', '2026-11-18', '2026-11-15'],
    ['End', '2026-11-18', '2026-11-21'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2028-03-31', '2028-02-29'],
    ['x', '2026-11-21', null],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dayAfterKey(from, key)).toBe(to);
  });
});

describe('whether a month is whole', () => {
  const lists = {
    earliestPast: '2026-11-03T12:00:00Z',
    latestUpcoming: '2026-11-25T12:00:00Z',
    morePast: true,
    moreUpcoming: true,
  };

  test('it is not while older or later posts may still fall into it', () => {
    expect(isMonthCovered('2026-11', lists, 'UTC')).toEqual({ past: false, upcoming: false });
  });

  test('it is when the lists reach beyond it, or have ended', () => {
    expect(isMonthCovered('2026-12', lists, 'UTC')).toEqual({ past: true, upcoming: false });
    expect(isMonthCovered('2026-10', lists, 'UTC')).toEqual({ past: false, upcoming: true });
    expect(isMonthCovered('2026-11', { ...lists, morePast: false, moreUpcoming: false }, 'UTC')).toEqual({
      past: true,
      upcoming: true,
    });
  });
});

describe('the address', () => {
  test('a month or a view that is not one is passed over', () => {
    const read = (view: unknown, month: unknown) => calendarSearch.read({ view, month });
    expect(read('past', '2026-11')).toEqual({ view: 'past', month: '2026-11' });
    for (const view of ['upcoming', 'drafts']) expect(read(view, undefined).view).toBe(view);
    expect(read('all', '2026-13')).toEqual({ view: 'calendar', month: null });
    expect(read(undefined, 'x')).toEqual({ view: 'calendar', month: null });
  });
});
