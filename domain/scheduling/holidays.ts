import { weekdayOf } from '../autopilot/slots.ts';

/** The days that people in the United States keep, and post about. The names are texts under these keys. */
export type Holiday =
  | 'newYear'
  | 'mlkDay'
  | 'valentine'
  | 'presidentsDay'
  | 'easter'
  | 'mothersDay'
  | 'memorialDay'
  | 'juneteenth'
  | 'fathersDay'
  | 'independenceDay'
  | 'laborDay'
  | 'indigenousDay'
  | 'halloween'
  | 'veteransDay'
  | 'thanksgiving'
  | 'christmasEve'
  | 'christmas'
  | 'newYearsEve';

const two = (number: number) => String(number).padStart(2, '0');

/** The `count`th of a weekday in a month; 0 is Sunday. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = `${year}-${two(month)}-01`;
  const day = 1 + ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7;
  return `${year}-${two(month)}-${two(day)}`;
}

/** The last Monday of May. */
function lastMondayOfMay(year: number): string {
  const fourth = nth(year, 5, 1, 4);
  return fourth > `${year}-05-24` ? fourth : `${year}-05-${two(Number(fourth.slice(8)) + 7)}`;
}

/** Easter Sunday by the rule of Gauss, in the form of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
}

/** The holidays of a year by their days, `2026-11-26`, in their order. Where two meet, the later of the list is kept. */
export function holidaysOf(year: number): ReadonlyMap<string, Holiday> {
  return new Map<string, Holiday>(
    (
      [
        [`${year}-01-01`, 'newYear'],
        [nth(year, 1, 1, 3), 'mlkDay'],
        [`${year}-02-14`, 'valentine'],
        [nth(year, 2, 1, 3), 'presidentsDay'],
        [easterOf(year), 'easter'],
        [nth(year, 5, 0, 2), 'mothersDay'],
        [lastMondayOfMay(year), 'memorialDay'],
        [`${year}-06-19`, 'juneteenth'],
        [nth(year, 6, 0, 3), 'fathersDay'],
        [`${year}-07-04`, 'independenceDay'],
        [nth(year, 9, 1, 1), 'laborDay'],
        [nth(year, 10, 1, 2), 'indigenousDay'],
        [`${year}-10-31`, 'halloween'],
        [`${year}-11-11`, 'veteransDay'],
        [nth(year, 11, 4, 4), 'thanksgiving'],
        [`${year}-12-24`, 'christmasEve'],
        [`${year}-12-25`, 'christmas'],
        [`${year}-12-31`, 'newYearsEve'],
      ] as const
    ).toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

/** The holiday of a day; undefined for most days. */
export function holidayOn(day: string): Holiday | undefined {
  return holidaysOf(Number(day.slice(0, 4))).get(day);
}
