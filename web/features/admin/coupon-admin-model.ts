import { nextDate, wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import type { Tone } from '../../ui/feedback/tone.ts';
import type { NewCoupon, SiteCoupon } from './coupon-api.ts';

export const STANDING_TONES: Readonly<Record<SiteCoupon['standing'], Tone>> = {
  open: 'good',
  waiting: 'info',
  ended: 'neutral',
  differs: 'attention',
  missing: 'attention',
};

/** What a form of a new coupon holds. */
export interface TypedCoupon {
  code: string;
  purpose: 'promo' | 'referral';
  kind: 'percent' | 'fixed' | 'free_trial';
  amount: string;
  duration: 'single_use' | 'months' | 'forever';
  months: string;
  /** Codes of plans; none: for all. */
  plans: readonly string[];
  /** The last day on which it can be used, in the reader's calendar; empty: none. */
  lastDay: string;
  nameEn: string;
  nameEs: string;
}

export const NEW_COUPON: TypedCoupon = {
  code: '',
  purpose: 'promo',
  kind: 'percent',
  amount: '',
  duration: 'single_use',
  months: '3',
  plans: [],
  lastDay: '',
  nameEn: '',
  nameEs: '',
};

const CODE = /^[\w-]{1,40}$/;
const AMOUNT = /^(\d{1,5})(?:[.,](\d{1,2}))?$/;

function numberFrom(typed: string): number {
  const [, whole = '', part = ''] =
    AMOUNT.exec(
      typed
        .trim()
        .replace(/^\$|%$/g, '')
        .trim(),
    ) ?? [];
  return whole === '' ? Number.NaN : Number(`${whole}.${part}`);
}

function valueOf({ kind, amount }: Pick<TypedCoupon, 'kind' | 'amount'>): NewCoupon['value'] | null {
  const number = numberFrom(amount);
  if (!(number > 0)) return null;
  if (kind === 'percent') return number <= 100 ? `${number}%` : null;
  if (kind === 'fixed') return number <= 10_000 ? number : null;
  return Number.isInteger(number) && number <= 365 ? `${number} days` : null;
}

function durationOf({ kind, duration, months }: TypedCoupon): string | null {
  if (kind === 'free_trial') return 'single_use';
  if (duration !== 'months') return duration;
  const count = /^\d{1,2}$/.test(months.trim()) ? Number(months) : 0;
  if (count < 1 || count > 60) return null;
  return count === 1 ? '1 month' : `${count} months`;
}

/** @returns the instant after the last day; null for none; undefined for a day that is past, or no day. */
function endOf(lastDay: string, { now, timeZone }: { now: Date; timeZone: string }): string | null | undefined {
  if (lastDay === '') return null;
  if (!wallClockToInstant({ date: lastDay, time: '00:00', timeZone: 'UTC' }).ok) return undefined;
  const end = wallClockToInstant({ date: nextDate(lastDay), time: '00:00', timeZone });
  return end.ok && end.value > now ? end.value.toISOString() : undefined;
}

type CouponField = 'code' | 'amount' | 'months' | 'lastDay' | 'nameEn' | 'nameEs';

/** What a form means, and which of its fields are wrong. */
export function readCoupon(
  typed: TypedCoupon,
  moment: { now: Date; timeZone: string },
): { wanted: Omit<NewCoupon, 'reason'> | null; wrong: readonly CouponField[] } {
  const code = typed.code.trim();
  const value = valueOf(typed);
  const duration = durationOf(typed);
  const ends = endOf(typed.lastDay, moment);
  const names = { en: typed.nameEn.trim(), es: typed.nameEs.trim() };
  const wrong: CouponField[] = [];
  if (!CODE.test(code)) wrong.push('code');
  if (value === null) wrong.push('amount');
  if (duration === null) wrong.push('months');
  if (ends === undefined) wrong.push('lastDay');
  if (names.en === '') wrong.push('nameEn');
  if (names.es === '') wrong.push('nameEs');
  if (wrong.length > 0 || value === null || duration === null || ends === undefined) return { wanted: null, wrong };
  const plans = typed.plans.length === 0 ? ('all' as const) : [...typed.plans];
  return { wanted: { code, purpose: typed.purpose, value, duration, plans, ends, names }, wrong };
}

/** How long a redeemed coupon goes on: a number of months, or one of the words. */
export function lengthOf(
  coupon: Pick<SiteCoupon, 'duration' | 'temporal_amount' | 'temporal_unit' | 'discount'>,
): { months: number } | 'once' | 'always' | 'other' {
  const { duration, temporal_amount: amount, temporal_unit: unit } = coupon;
  if (duration === 'single_use') return 'once';
  if (duration === 'forever') return 'always';
  const months = /^(\d+) months?$/.exec(duration)?.[1];
  if (months !== undefined) return { months: Number(months) };
  if (duration !== 'temporal' || amount === null) return 'other';
  return unit === 'month' || unit === 'year' ? { months: unit === 'year' ? amount * 12 : amount } : 'other';
}

/** The address that a coupon is given away by: it stands in the form already. */
export const linkOf = (origin: string, code: string) => `${origin}/signup?coupon=${encodeURIComponent(code)}`;
