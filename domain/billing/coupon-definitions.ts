import type { Language } from '../languages.ts';
import { addMonths } from './calendar.ts';
import type { CouponDuration } from './coupon-end.ts';
import type { Coupon, Discount } from './coupons.ts';
import { toCents } from './money.ts';

/** What whoever runs the site says of a coupon: whom it is for, what it gives, and how it is called. The processor keeps it. */
export interface CouponDefinition {
  code: string;
  /** `referral`: only for those who came by somebody's link. */
  purpose: 'promo' | 'referral';
  discount: Discount;
  duration: CouponDuration;
  /** Codes of the plans it is for; null: for all. */
  plans: readonly string[] | null;
  /** From when on it can no longer be used; null: never so far. */
  endsAt: Date | null;
  names: Record<Language, string>;
}

/** What is said of a code, whatever its capitals. */
export function definitionOf(definitions: readonly CouponDefinition[], code: string): CouponDefinition | undefined {
  return definitions.find((one) => one.code.toLowerCase() === code.toLowerCase());
}

const PERCENT = /^(\d{1,3}(?:\.\d{1,2})?)%$/;
const MONTHS = /^([1-9]\d?) months?$/;
const FREE_TIME = /^([1-9]\d{0,2}) (day|week|month)s?$/;

/** A value as it is defined: `15%` is a share, 15 an amount in dollars, `30 days` a longer trial. Null for anything else. */
export function readCouponValue(value: string | number): Discount | null {
  if (typeof value === 'number') return value > 0 ? { type: 'fixed', amount: toCents(value) } : null;
  const [, length, unit] = FREE_TIME.exec(value) ?? [];
  if (length !== undefined && unit !== undefined) return { type: 'free_trial', length: Number(length), unit };
  const percent = Number(PERCENT.exec(value)?.[1] ?? 0);
  return percent > 0 && percent <= 100 ? { type: 'percent', percent } : null;
}

/** A duration as it is defined: `forever`, `single_use` or `3 months`. Null for anything else. */
export function readCouponDuration(text: string): CouponDuration | null {
  if (text === 'forever' || text === 'single_use') return { duration: text, temporalAmount: null, temporalUnit: null };
  const months = MONTHS.exec(text)?.[1];
  return months === undefined ? null : { duration: 'temporal', temporalAmount: Number(months), temporalUnit: 'month' };
}

const DISTANT = new Date(0);

/** Durations are the same when they lead to the same day, however they are written. */
function lengthOf({ duration, temporalAmount, temporalUnit }: CouponDuration): string {
  const months = MONTHS.exec(duration)?.[1];
  if (months !== undefined) return addMonths(DISTANT, Number(months)).toISOString();
  if (duration !== 'temporal') return duration;
  const amount = temporalAmount ?? 0;
  if (temporalUnit === 'month') return addMonths(DISTANT, amount).toISOString();
  return temporalUnit === 'year' ? addMonths(DISTANT, amount * 12).toISOString() : `${amount} ${temporalUnit}`;
}

const listed = (plans: readonly string[] | null) => plans && plans.toSorted().join();

function isSameDiscount(one: Discount, other: Discount): boolean {
  if (one.type === 'percent') return other.type === 'percent' && one.percent === other.percent;
  if (one.type === 'fixed') return other.type === 'fixed' && one.amount === other.amount;
  if (one.type === 'unknown') return false;
  return other.type === 'free_trial' && one.length === other.length && one.unit === other.unit;
}

/** Whether the processor keeps a coupon as it is defined. What differs would charge something else than what was said. */
export function isKept(definition: CouponDefinition, coupon: Coupon & CouponDuration): boolean {
  return (
    isSameDiscount(definition.discount, coupon.discount) &&
    lengthOf(definition.duration) === lengthOf(coupon) &&
    listed(definition.plans) === listed(coupon.plans)
  );
}

/** The earlier end of the two. */
export function couponEndsAt(definition: CouponDefinition, { expiredAt }: Pick<Coupon, 'expiredAt'>): Date | null {
  const { endsAt } = definition;
  if (endsAt === null || expiredAt === null) return endsAt ?? expiredAt;
  return endsAt < expiredAt ? endsAt : expiredAt;
}

/** How a coupon stands: `waiting` is not at the processor yet, `missing` was not taken there, `differs` is another one there. */
export const COUPON_STANDINGS = ['open', 'waiting', 'ended', 'differs', 'missing'] as const;
export type CouponStanding = (typeof COUPON_STANDINGS)[number];

/**
 * How a coupon stands.
 *
 * @param coupon.kept what the processor has of it; null: nothing.
 * @param coupon.isSettled whether the processor was told what is defined here.
 */
export function couponStanding(
  coupon: {
    definition: CouponDefinition | null;
    kept: (Coupon & CouponDuration) | null;
    isSettled: boolean;
  },
  now: Date,
): CouponStanding {
  const { definition, kept, isSettled } = coupon;
  const ends = definition && kept ? couponEndsAt(definition, kept) : (definition?.endsAt ?? kept?.expiredAt ?? null);
  if ((ends !== null && ends <= now) || kept?.redeemable === false) return 'ended';
  if (kept === null) return isSettled ? 'missing' : 'waiting';
  return definition === null || isKept(definition, kept) ? 'open' : 'differs';
}
