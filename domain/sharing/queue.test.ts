import { describe, expect, test } from 'vitest';
import { wallClockToInstant } from '../time/wall-clock.ts';
import { FIRST_SLOTS, nextFreeSlot, slotKey, slotTimes, type Slot } from './queue.ts';

const CHICAGO = 'America/Chicago';
/** A Monday, 9:00 in Chicago. */
const NOW = new Date('2027-03-01T15:00:00Z');
const next = (slots: readonly Slot[], taken: readonly string[] = [], now = NOW) =>
  nextFreeSlot(slots, { now, timeZone: CHICAGO, taken: new Set(taken) });

describe('the next free slot', () => {
  test('is the first that nothing has taken', () => {
    expect(next(FIRST_SLOTS)).toEqual({ date: '2027-03-02', time: '09:00', timeZone: CHICAGO });
    expect(next(FIRST_SLOTS, ['2027-03-02 09:00'])).toMatchObject({ date: '2027-03-04', time: '12:30' });
    expect(next(FIRST_SLOTS, ['2027-03-02 09:00', '2027-03-04 12:30', '2027-03-06 10:00'])).toMatchObject({
      date: '2027-03-09',
      time: '09:00',
    });
  });

  test('is one of today only while it can still be scheduled', () => {
    expect(next([{ weekday: 1, time: '09:10' }])).toMatchObject({ date: '2027-03-01' });
    expect(next([{ weekday: 1, time: '09:09' }])).toMatchObject({ date: '2027-03-08' });
  });

  test('is none without slots, and none when half a year is taken', () => {
    const slots: Slot[] = [{ weekday: 3, time: '08:00' }];
    expect(next([])).toBeNull();
    const times = slotTimes(slots, NOW, CHICAGO, 400).map(slotKey);
    expect(next(slots, times)).toBeNull();
    // The last Wednesday that can be scheduled.
    expect(next(slots, times.slice(0, times.indexOf('2027-09-01 08:00')))).toMatchObject({ date: '2027-09-01' });
  });
});

describe('a change of the clocks', () => {
  const instants = (slots: readonly Slot[], from: string, days: number) =>
    slotTimes(slots, new Date(from), CHICAGO, days).map((wall) => {
      const instant = wallClockToInstant(wall);
      return `${slotKey(wall)} ${instant.ok ? instant.value.toISOString() : instant.reason}`;
    });

  test('that jumps over slots leaves each of them once, at the moment of the jump', () => {
    const night: Slot[] = [
      { weekday: 0, time: '02:15' },
      { weekday: 0, time: '02:45' },
    ];
    expect(instants(night, '2027-03-13T18:00:00Z', 3)).toEqual([
      '2027-03-14 02:15 2027-03-14T08:00:00.000Z',
      '2027-03-14 02:45 2027-03-14T08:00:00.000Z',
    ]);
    expect(next(night, ['2027-03-14 02:15'], new Date('2027-03-13T18:00:00Z'))).toMatchObject({ time: '02:45' });
  });

  test('that shows an hour twice leaves its slot once, the first time', () => {
    expect(instants([{ weekday: 0, time: '01:30' }], '2027-11-06T18:00:00Z', 9)).toEqual([
      '2027-11-07 01:30 2027-11-07T06:30:00.000Z',
      '2027-11-14 01:30 2027-11-14T07:30:00.000Z',
    ]);
  });

  test('keeps the hour of the wall', () => {
    expect(instants([{ weekday: 6, time: '10:00' }], '2027-03-12T18:00:00Z', 9)).toEqual([
      '2027-03-13 10:00 2027-03-13T16:00:00.000Z',
      '2027-03-20 10:00 2027-03-20T15:00:00.000Z',
    ]);
  });
});
