import { describe, expect, test } from 'vitest';
import { isTimeOfSession, sessionsFrom, wasHeld } from './sessions.ts';

const NEW_YORK = 'America/New_York';
/** The second Wednesday of September 2026, 1:00 PM in New York. */
const FIRST = new Date('2026-09-09T17:00:00Z');
const startsOf = (now: string, most = 2, plan: Partial<Parameters<typeof sessionsFrom>[0]> = {}) =>
  sessionsFrom({ first: FIRST, minutes: 40, monthlyIn: NEW_YORK, ...plan }, new Date(now), most).map(({ startsAt }) =>
    startsAt.toISOString(),
  );

describe('a session of every month', () => {
  test.each([
    ['long before', '2026-01-01T00:00:00Z', '2026-09-09T17:00:00.000Z'],
    ['while it is on', '2026-09-09T17:39:59Z', '2026-09-09T17:00:00.000Z'],
    ['when it has ended', '2026-09-09T17:40:00Z', '2026-10-14T17:00:00.000Z'],
    // An hour later by UTC, and at the same hour by the wall.
    ['after the clocks were changed', '2026-11-02T00:00:00Z', '2026-11-11T18:00:00.000Z'],
    ['in years', '2031-12-31T00:00:00Z', '2032-01-14T18:00:00.000Z'],
  ])('%s begins next at the same weekday and hour', (_case, now, next) => {
    expect(startsOf(now)[0]).toBe(next);
  });

  test('is told for months ahead, over the end of a year', () => {
    expect(startsOf('2026-11-23T00:00:00Z', 3)).toEqual([
      '2026-12-09T18:00:00.000Z',
      '2027-01-13T18:00:00.000Z',
      '2027-02-10T18:00:00.000Z',
    ]);
  });

  test('on a fifth weekday is on the last one of months that have four', () => {
    const first = new Date('2026-09-29T17:00:00Z');
    expect(startsOf('2026-09-30T00:00:00Z', 3, { first })).toEqual([
      '2026-10-27T17:00:00.000Z',
      '2026-11-24T18:00:00.000Z',
      '2026-12-29T18:00:00.000Z',
    ]);
  });

  test('that runs over midnight into a new month is still on', () => {
    const first = new Date('2026-09-01T03:30:00Z');
    expect(startsOf('2026-09-01T04:05:00Z', 1, { first })).toEqual(['2026-09-01T03:30:00.000Z']);
  });

  test('in a zone that there is not is refused', () => {
    expect(() => startsOf('2026-09-01T00:00:00Z', 1, { monthlyIn: 'Mars/Base' })).toThrow(RangeError);
  });
});

test.each([
  ['0000-01-01T00:00:00Z', false],
  ['1999-12-31T23:59:59Z', false],
  ['2000-01-01T00:00:00Z', true],
  ['2099-12-31T23:59:59.999Z', true],
  ['2100-01-01T00:00:00Z', false],
  ['9999-12-31T17:00:00Z', false],
])('of %s it is said whether anything can be held then', (time, expected) => {
  expect(isTimeOfSession(time)).toBe(expected);
});

describe('a session of one day', () => {
  test('is to come until it has ended, and can be looked at again from then on', () => {
    const plan = { first: FIRST, minutes: 40 };
    const [before, after] = [new Date('2026-09-09T17:39:59Z'), new Date('2026-09-09T17:40:00Z')];
    expect(sessionsFrom(plan, before, 3)).toEqual([{ startsAt: FIRST, endsAt: after }]);
    expect(sessionsFrom(plan, after, 3)).toEqual([]);
    expect([wasHeld(plan, before), wasHeld(plan, after)]).toEqual([false, true]);
  });
});
