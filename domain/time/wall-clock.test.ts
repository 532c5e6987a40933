import { describe, expect, test } from 'vitest';
import { instantToWallClock, isTimeZone, nextDate, wallClockOf, wallClockToInstant } from './wall-clock.ts';

function instantOf(date: string, time: string, timeZone: string): string {
  const result = wallClockToInstant({ date, time, timeZone });
  return result.ok ? result.value.toISOString() : result.reason;
}

describe('the wall clock at many instants', () => {
  test.each(['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'Africa/Casablanca', 'UTC'])(
    'shows in %s what it shows at each of them, also on the days on which clocks change',
    (zone) => {
      const clock = wallClockOf(zone);
      // Five hours and seven minutes, so that in two years every hour of the day comes up, and the end of a day.
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 307 * 60_000)
        for (const instant of [new Date(at), new Date(at + 59_999)])
          expect(clock(instant)).toEqual(instantToWallClock(instant, zone));
    },
  );

  test('shows the day that a zone left out as the zone did', () => {
    const clock = wallClockOf('Pacific/Apia');
    const shown = ['2011-12-30T09:59:59Z', '2011-12-30T10:00:00Z', '1969-12-31T23:59:59.5Z'].map((at) =>
      clock(new Date(at)),
    );
    expect(shown.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2011-12-29 23:59',
      '2011-12-31 00:00',
      '1969-12-31 12:59',
    ]);
  });
});

describe('a wall clock', () => {
  test.each([
    ['2027-01-15', '09:00', 'America/New_York', '2027-01-15T14:00:00.000Z'],
    ['2027-07-15', '09:00', 'America/New_York', '2027-07-15T13:00:00.000Z'],
    ['2027-07-15', '09:00', 'America/Phoenix', '2027-07-15T16:00:00.000Z'],
    ['2027-07-15', '09:00', 'Asia/Kathmandu', '2027-07-15T03:15:00.000Z'],
    ['2027-07-15', '00:00', 'Pacific/Apia', '2027-07-14T11:00:00.000Z'],
    ['2027-12-31', '23:59', 'Pacific/Honolulu', '2028-01-01T09:59:00.000Z'],
    ['2028-02-29', '12:00', 'UTC', '2028-02-29T12:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, expected) => {
    expect(instantOf(date, time, zone)).toBe(expected);
  });

  test.each([
    // New York jumps from 02:00 to 03:00 on 14 March 2027, at 07:00 UTC.
    ['2027-03-14', '02:00', 'America/New_York', '2027-03-14T07:00:00.000Z'],
    ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:00:00.000Z'],
    ['2027-03-14', '02:59', 'America/New_York', '2027-03-14T07:00:00.000Z'],
    ['2027-03-14', '03:00', 'America/New_York', '2027-03-14T07:00:00.000Z'],
    // Lord Howe moves by half an hour.
    ['2027-10-03', '02:15', 'Australia/Lord_Howe', '2027-10-02T15:30:00.000Z'],
    // Apia left out the whole of 30 December 2011 when it crossed the date line.
    ['2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-29', '23:59', 'Pacific/Apia', '2011-12-30T09:59:00.000Z'],
    ['2011-12-31', '00:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('that is jumped over (%s %s in %s) moves to the jump, %s', (date, time, zone, expected) => {
    expect(instantOf(date, time, zone)).toBe(expected);
  });

  test.each([
    ['2027-11-07', '01:00', 'America/New_York', '2027-11-07T05:00:00.000Z'],
    ['2027-11-07', '01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
    ['2027-11-07', '02:00', 'America/New_York', '2027-11-07T07:00:00.000Z'],
    ['2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
  ])('that occurs twice (%s %s in %s) means the first, %s', (date, time, zone, expected) => {
    expect(instantOf(date, time, zone)).toBe(expected);
  });

  test.each([
    ['2027-02-29', '09:00', 'UTC', 'invalid_date'],
    ['2027-13-01', '09:00', 'UTC', 'invalid_date'],
    ['27-01-01', '09:00', 'UTC', 'invalid_date'],
    ['2027-01-01', '24:00', 'UTC', 'invalid_time'],
    ['2027-01-01', '9:00', 'UTC', 'invalid_time'],
    ['2027-01-01', '09:00', 'Mars/Olympus', 'unknown_zone'],
    ['2027-01-01', '09:00', '+05:30', 'unknown_zone'],
    ['2027-01-01', '09:00', '', 'unknown_zone'],
  ])('%s %s in "%s" is refused: %s', (date, time, zone, reason) => {
    expect(instantOf(date, time, zone)).toBe(reason);
  });

  test('is read back from an instant in any zone', () => {
    const instant = new Date('2027-07-15T03:15:30.500Z');
    expect(instantToWallClock(instant, 'Asia/Kathmandu')).toEqual({
      date: '2027-07-15',
      time: '09:00',
      timeZone: 'Asia/Kathmandu',
    });
    expect(instantToWallClock(instant, 'Pacific/Honolulu')).toMatchObject({ date: '2027-07-14', time: '17:15' });
  });
});

test('a zone is known by its IANA name and by nothing else', () => {
  expect(['America/Indiana/Indianapolis', 'UTC', 'Pacific/Apia'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['EST', 'america/new_york', 'GMT+3', '+01:00', 'America/', 'America/Nowhere'].some(isTimeZone)).toBe(false);
});

describe('ten years of a daily post', () => {
  const zones = [
    'America/New_York',
    'America/Phoenix',
    'America/Adak',
    'Pacific/Honolulu',
    'Pacific/Apia',
    'Pacific/Chatham',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'Antarctica/Troll',
  ];
  const times = ['01:30', '02:15', '09:00'];

  test.each(zones)('in %s goes out once each local day at its hour, never before the day before', (timeZone) => {
    // Collected, not asserted one by one: an `expect` costs more than what it looks at.
    const faults: string[] = [];
    for (const time of times) {
      let moved = 0;
      let last = -Infinity;
      let days = 0;
      for (let date = '2027-01-01'; date < '2037-01-01'; date = nextDate(date)) {
        const result = wallClockToInstant({ date, time, timeZone });
        if (!result.ok) throw new Error(result.reason);
        const instant = result.value.getTime();
        const shown = instantToWallClock(result.value, timeZone);
        const secondBefore = () => instantToWallClock(new Date(instant - 1000), timeZone);
        const hoursBefore = () =>
          [30, 60, 120].map((m) => instantToWallClock(new Date(instant - m * 60_000), timeZone));
        if (instant <= last) faults.push(`${date} ${time} is not after the day before`);
        if (shown.date !== date) faults.push(`${date} ${time} is shown on ${shown.date}`);
        if (shown.time !== time) {
          moved += 1;
          const isJump = shown.time > time && secondBefore().time < time;
          if (!isJump) faults.push(`${date} ${time} is shown at ${shown.time} without a jump of the clocks`);
        }
        if (instant - last !== 24 * 3_600_000 && hoursBefore().some((earlier) => earlier.time === shown.time)) {
          faults.push(`${date} ${time} is not the first of two`);
        }
        last = instant;
        days += 1;
      }
      if (days !== 3653) faults.push(`${days} days`);
      if (moved > (time === '09:00' ? 0 : 20)) faults.push(`${time} was moved ${moved} times`);
    }
    expect(faults).toEqual([]);
  });
});
