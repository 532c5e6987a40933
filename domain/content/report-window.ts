/** A wall clock where the member is: `2026-01-09` and `11:00`. */
interface Wall {
  readonly date: string;
  readonly time: string;
}

const DUE_DAY = 10;
const LAST_DAY = 17;
const OPENS_AT = '11:00';
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;

/** The day of a month on which its report is due: the 10th, or the Friday before where that is a Saturday or a Sunday. */
function dueDay(year: number, month: number): number {
  const weekday = new Date(Date.UTC(year, month - 1, DUE_DAY)).getUTCDay();
  if (weekday === SATURDAY) return DUE_DAY - (SATURDAY - FRIDAY);
  return weekday === SUNDAY ? DUE_DAY - 2 : DUE_DAY;
}

function monthBefore(year: number, month: number): string {
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
}

/** When the newest report that is due at an instant was due, or the one so many months before it; by the clock of UTC. */
export function reportDueAt(now: Date, monthsBefore: number): Date {
  const iso = now.toISOString();
  const [year = 0, month = 0] = reportWindow({ date: iso.slice(0, 10), time: iso.slice(11, 16) })
    .month.split('-')
    .map(Number);
  const first = new Date(Date.UTC(year, month - 1 - monthsBefore));
  const day = dueDay(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return new Date(`${first.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}T${OPENS_AT}Z`);
}

/**
 * Whether members are told of the newest monthly market report now, and which month's report is the current one. It is told of from
 * eleven in the morning of the day on which it is due to the end of the 17th. The month is the one before until the report is due.
 *
 * @returns month as in `2026-01`
 */
export function reportWindow({ date, time }: Wall): { isOpen: boolean; month: string } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const due = dueDay(year, month);
  const isDue = day > due || (day === due && time >= OPENS_AT);
  return {
    isOpen: isDue && day <= LAST_DAY,
    month: isDue ? date.slice(0, 7) : monthBefore(year, month),
  };
}
