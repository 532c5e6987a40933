import { HOUR_MS } from '../time/spans.ts';
import { describe, expect, test } from 'vitest';
import { TIME_ZONES } from '../time/time-zones.ts';
import { instantToWallClock, nextDate } from '../time/wall-clock.ts';
import { rememberInstants, slotsAfter, timeOfHour, weekdayOf } from './slots.ts';

const ZONES = [...TIME_ZONES.map(({ zone }) => zone), 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const EVERY_HOUR = Array.from({ length: 24 }, (_, hour) => hour);
const shown = (at: number, timeZone: string) => {
  const { date, time } = instantToWallClock(new Date(at), timeZone);
  return `${date} ${time}`;
};

/** The days of ten years before, on and after which the clocks of a zone change. */
function daysAroundChanges(timeZone: string): string[] {
  const days: string[] = [];
  const noon = (date: string) => shown(Date.parse(`${date}T12:00:00Z`), timeZone).slice(11);
  for (let date = '2027-01-01'; date < '2037-01-01'; date = nextDate(date)) {
    const next = nextDate(date);
    if (noon(date) !== noon(next)) days.push(date, next, nextDate(next));
  }
  return [...new Set(days)];
}

/** Found by walking through a day in half hours: for each hour the first moment at which the clock shows it or a later one. */
function firstShowings(date: string, timeZone: string): number[] {
  const found: number[] = [];
  for (let at = Date.parse(`${date}T00:00:00Z`) - 15 * HOUR_MS; found.length < 24; at += HOUR_MS / 2) {
    const now = shown(at, timeZone);
    while (found.length < 24 && now >= `${date} ${timeOfHour(found.length)}`) found.push(at);
  }
  return found;
}

describe('the slots of a job', () => {
  test.each(ZONES)('in %s come once for every hour of every day around every change of ten years', (timeZone) => {
    const faults: string[] = [];
    for (const date of daysAroundChanges(timeZone)) {
      const after = Date.parse(`${date}T00:00:00Z`) - 40 * HOUR_MS;
      const until = Date.parse(`${date}T00:00:00Z`) + 50 * HOUR_MS;
      const job = { weekdays: [weekdayOf(date)], hours: EVERY_HOUR, timeZone };
      const slots = slotsAfter(job, { after, until, least: 0 }).filter((slot) => slot.date === date);
      const hours = slots.map(({ hour }) => hour).join();
      if (hours !== EVERY_HOUR.join()) faults.push(`${date} has the hours ${hours}`);
      const expected = firstShowings(date, timeZone);
      for (const { hour, at } of slots)
        if (at !== expected[hour]) faults.push(`${date} ${hour} is at ${shown(at, timeZone)}`);
    }
    expect(faults).toEqual([]);
  });

  test.each(['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
    'in %s number 24 a day through a change, none twice',
    (timeZone) => {
      const after = Date.parse('2027-10-01T18:15:00Z');
      const job = { weekdays: EVERY_DAY, hours: EVERY_HOUR, timeZone };
      const until = Date.parse('2027-11-10T18:15:00Z');
      const slots = slotsAfter(job, { after, until, least: 0 }, rememberInstants());
      const names = slots.map(({ date, hour }) => `${date} ${hour}`);
      expect(new Set(names).size).toBe(names.length);
      const days = new Set(slots.map(({ date }) => date));
      const hoursOf = (day: string) => slots.filter(({ date }) => date === day).length;
      expect([...days].slice(1, -1).every((day) => hoursOf(day) === 24)).toBe(true);
      expect(days.size).toBe(41);
      expect(slots.every(({ at }, index) => at >= (slots[index - 1]?.at ?? 0))).toBe(true);
    },
  );

  test('go on where an earlier look ended, without a gap and without one twice', () => {
    const job = { weekdays: [1, 3, 5], hours: [2, 9, 17], timeZone: 'America/New_York' };
    const from = Date.parse('2027-03-10T00:00:00Z');
    const middle = Date.parse('2027-03-14T07:00:00Z');
    const end = Date.parse('2027-03-20T00:00:00Z');
    const whole = slotsAfter(job, { after: from, until: end, least: 0 });
    const parts = [
      ...slotsAfter(job, { after: from, until: middle, least: 0 }),
      ...slotsAfter(job, { after: middle, until: end, least: 0 }),
    ];
    expect(parts).toEqual(whole);
    expect(whole.map(({ date, hour }) => `${date} ${hour}`)).toContain('2027-03-15 2');
  });

  test('begin behind the moment, on the day that their own clock shows then', () => {
    const job = { weekdays: EVERY_DAY, hours: [16, 17], timeZone: 'Pacific/Honolulu' };
    // Four in the afternoon of the 22nd, when it is the 23rd in London already.
    const after = Date.parse('2026-11-23T02:00:00Z');
    expect(slotsAfter(job, { after, until: after, least: 2 }).map(({ date, hour }) => `${date} ${hour}`)).toEqual([
      '2026-11-22 17',
      '2026-11-23 16',
    ]);
  });

  test('that are rare are found as far ahead as it takes', () => {
    const job = { weekdays: [1], hours: [9], timeZone: 'America/New_York' };
    const after = Date.parse('2026-11-21T15:00:00Z');
    const slots = slotsAfter(job, { after, until: after, least: 10 });
    expect(slots.map(({ date }) => date).slice(0, 3)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07']);
    expect(slots).toHaveLength(10);
  });

  test.each([
    [[], [9]],
    [[1], []],
  ])('are none on the days %j at the hours %j', (weekdays, hours) => {
    expect(slotsAfter({ weekdays, hours, timeZone: 'UTC' }, { after: 0, until: 1e12, least: 10 })).toEqual([]);
  });
});

test.each([
  ['2026-11-22', 0],
  ['2027-03-15', 1],
  ['2024-02-29', 4],
  ['1999-12-31', 5],
])('%s is day %i of its week', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});
