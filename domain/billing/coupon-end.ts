import { DAY_MS } from '../time/spans.ts';
import type { Result } from '../result.ts';
import { addMonths } from './calendar.ts';

/** How long a redeemed coupon goes on, as the card processor and the settings write it. */
export interface CouponDuration {
  /** `forever`, `single_use`, `temporal`, or a number of months such as `3 months`. */
  duration: string;
  temporalAmount: number | null;
  temporalUnit: string | null;
}

const MONTHS = /^(\d+) months?$/;

const later: Readonly<Record<string, (from: Date, amount: number) => Date>> = {
  day: (from, amount) => new Date(from.getTime() + amount * DAY_MS),
  week: (from, amount) => new Date(from.getTime() + amount * 7 * DAY_MS),
  month: addMonths,
  year: (from, amount) => addMonths(from, amount * 12),
};

/** When a redeemed coupon stops to count: null for one that never does. */
export function couponEnd(
  { duration, temporalAmount, temporalUnit }: CouponDuration,
  redeemed: { at: Date; periodEndsAt: Date | null },
): Result<Date | null, 'unreadable'> {
  if (duration === 'forever') return { ok: true, value: null };
  if (duration === 'single_use') return { ok: true, value: redeemed.periodEndsAt };
  const months = MONTHS.exec(duration)?.[1];
  if (months !== undefined) return { ok: true, value: addMonths(redeemed.at, Number(months)) };
  const advance = temporalUnit !== null && Object.hasOwn(later, temporalUnit) ? later[temporalUnit] : undefined;
  if (duration !== 'temporal' || temporalAmount === null || advance === undefined)
    return { ok: false, reason: 'unreadable' };
  return { ok: true, value: advance(redeemed.at, temporalAmount) };
}
