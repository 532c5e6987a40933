import { describe, expect, test } from 'vitest';
import { scheduledPost } from '../../testing/posts.ts';
import type { Slot } from '../autopilot/api.ts';
import { addMonths, dayAfterKey, monthGrid, weekOf } from './calendar-dates.ts';
import { calendarSearch } from './calendar-search.ts';
import { itemsOf, listedUntil, wallClockOn, withMoved } from './model.ts';

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

describe('a post that is moved', () => {
  const post = scheduledPost();
  const day = (date: string, posts = [post]) => ({ date, total: posts.length, posts, slots: [] });

  test('keeps its hour on the clock of the member, also across a change of clocks', () => {
    const winter = { dueAt: '2027-03-12T15:00:00.000Z' };
    expect(wallClockOn(winter, '2027-03-19', 'America/Chicago')).toEqual({
      date: '2027-03-19',
      time: '09:00',
      timeZone: 'America/Chicago',
    });
  });

  test('leaves its day and stands on the other, in order', () => {
    const later = { ...post, id: 'pst_later0000001', dueAt: '2026-12-04T18:00:00.000Z' };
    const moved = { ...post, dueAt: '2026-12-04T15:00:00.000Z' };
    const days = withMoved([day('2026-12-01'), day('2026-12-04', [later])], moved, '2026-12-04');
    expect(days.map(({ date, total, posts }) => [date, total, posts.map(({ id }) => id)])).toEqual([
      ['2026-12-01', 0, []],
      ['2026-12-04', 2, [post.id, later.id]],
    ]);
    expect(withMoved([day('2026-12-01')], moved, '2026-12-05').at(-1)).toMatchObject({ date: '2026-12-05', total: 1 });
  });

  test('stands among the coming posts of autopilot by its time', () => {
    const slot = { at: '2026-12-01T14:00:00.000Z' } as never;
    expect(itemsOf({ posts: [post], slots: [slot] })).toEqual([{ slot }, { post }]);
  });
});

test('a week is that of its Sunday', () => {
  expect(weekOf('2026-12-01').map(({ date }) => date)).toEqual(
    ['11-29', '11-30', '12-01', '12-02', '12-03', '12-04', '12-05'].map((day) => `2026-${day}`),
  );
});

describe('the address', () => {
  test('a month or a view that is not one is passed over', () => {
    const read = (view: unknown, month: unknown) => calendarSearch.read({ view, month });
    expect(read('past', '2026-11')).toMatchObject({ view: 'past', month: '2026-11' });
    for (const view of ['week', 'upcoming', 'drafts']) expect(read(view, undefined).view).toBe(view);
    expect(read('all', '2026-13')).toMatchObject({ view: 'calendar', month: null });
    const narrowed = calendarSearch.read({ day: '2026-02-30', network: 'nowhere', origin: 'nobody' });
    expect(narrowed).toMatchObject({ day: null, network: null, origin: null });
    expect(read(undefined, 'x')).toMatchObject({ view: 'calendar', month: null });
  });
});

test.each([
  [{ posts: true, slots: true }, '2026-12-02T15:00:00.000Z'],
  [{ posts: true, slots: false }, '2026-12-05T15:00:00.000Z'],
  [{ posts: false, slots: true }, '2026-12-02T15:00:00.000Z'],
  [{ posts: false, slots: false }, null],
])('of two lists of which there is more (%j) all is shown up to the first of their ends: %s', (hasMore, until) => {
  const posts = ['2026-12-01', '2026-12-05'].map((day) => scheduledPost({ dueAt: `${day}T15:00:00.000Z` }));
  const slots = [{ at: '2026-12-02T15:00:00.000Z' } as Slot];
  expect(listedUntil({ posts, slots }, hasMore)).toBe(until);
});
