import { expect, test } from 'vitest';
import { holidayOn, holidaysOf } from './holidays.ts';

/** From the calendars of the Office of Personnel Management and of the United States Naval Observatory. */
test.each([
  ['2026-01-19', 'mlkDay'],
  ['2026-02-16', 'presidentsDay'],
  ['2026-04-05', 'easter'],
  ['2027-03-28', 'easter'],
  ['2038-04-25', 'easter'],
  ['2026-05-10', 'mothersDay'],
  ['2026-05-25', 'memorialDay'],
  ['2027-05-31', 'memorialDay'],
  ['2026-06-21', 'fathersDay'],
  ['2026-09-07', 'laborDay'],
  ['2026-10-12', 'indigenousDay'],
  ['2026-11-26', 'thanksgiving'],
  ['2028-11-23', 'thanksgiving'],
  ['2026-11-27', undefined],
])('%s is %s', (day, holiday) => {
  expect(holidayOn(day)).toBe(holiday);
});

test('a year has its holidays in their order, on days of that year', () => {
  for (let year = 2026; year < 2046; year++) {
    const days = [...holidaysOf(year).keys()];
    expect(days).toEqual(days.toSorted());
    expect(days.every((day) => day.startsWith(`${year}-`))).toBe(true);
    expect(days.length).toBeGreaterThanOrEqual(17);
  }
});
