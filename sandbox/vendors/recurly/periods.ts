/** Some months later, in UTC, at the last day of a month that has no such day. */
export function addMonths(from: number, months: number): number {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

/** The share of an amount that belongs to what is left of a period, by its seconds, rounded half up to the cent. */
export function prorate(cents: number, period: { startsAt: number; endsAt: number }, now: number): number {
  const seconds = (ms: number) => Math.floor(ms / 1000);
  const whole = seconds(period.endsAt) - seconds(period.startsAt);
  const left = Math.max(0, seconds(period.endsAt) - seconds(now));
  return whole <= 0 ? 0 : Math.floor((cents * left) / whole + 0.5);
}
