import type { Coupon } from './catalogue.ts';
import { invalid, notFound } from './errors.ts';
import { type Body, countOf, isBody, listOf, textOf } from './fields.ts';
import type { Site } from './site.ts';

const UNITS = ['day', 'week', 'month', 'year'] as const;
const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

function readDiscount(body: Body): Coupon['discount'] {
  switch (body['discount_type']) {
    case 'percent': {
      const percent = body['discount_percent'];
      if (typeof percent !== 'number' || percent <= 0 || percent > 100)
        throw invalid('discount_percent', 'must be between 1 and 100');
      return { percent };
    }
    case 'fixed': {
      const dollars = listOf(body['currencies'])
        .filter(isBody)
        .find(({ currency }) => currency === 'USD')?.['discount'];
      if (typeof dollars !== 'number' || dollars <= 0) throw invalid('currencies', 'must have a discount in USD');
      return { amount: Math.round(dollars * 100) };
    }
    case 'free_trial': {
      const days = DAYS_OF[textOf(body['free_trial_unit'])];
      if (days === undefined) throw invalid('free_trial_unit', 'is not included in the list');
      return { trialDays: days * countOf(body['free_trial_amount'], 'free_trial_amount', 1) };
    }
    default:
      throw invalid('discount_type', 'is not included in the list');
  }
}

function readDuration(body: Body): Pick<Coupon, 'duration' | 'temporalAmount' | 'temporalUnit'> {
  const duration = body['duration'] ?? 'forever';
  if (duration === 'forever' || duration === 'single_use')
    return { duration, temporalAmount: null, temporalUnit: null };
  if (duration !== 'temporal') throw invalid('duration', 'is not included in the list');
  const temporalUnit = UNITS.find((unit) => unit === body['temporal_unit']);
  if (!temporalUnit) throw invalid('temporal_unit', 'is not included in the list');
  return { duration, temporalAmount: countOf(body['temporal_amount'], 'temporal_amount', 1), temporalUnit };
}

function readPlans(site: Site, body: Body): string[] | null {
  if (body['applies_to_all_plans'] !== false) return null;
  const codes = listOf(body['plan_codes']).map(textOf);
  const known = site.state().plans;
  if (codes.length === 0 || codes.some((code) => !known.some((plan) => plan.code === code)))
    throw invalid('plan_codes', 'is invalid');
  return codes;
}

/** `POST /coupons`. A code that was ever there is taken, also by one that has expired. */
export function createCoupon(site: Site, body: Body): Coupon {
  const code = textOf(body['code']);
  if (!/^[\w-]{1,50}$/.test(code)) throw invalid('code', 'is invalid');
  if (textOf(body['name']) === '') throw invalid('name', "can't be blank");
  if (site.state().coupons.some((one) => one.code.toLowerCase() === code.toLowerCase()))
    throw invalid('code', 'has already been taken');
  const coupon: Coupon = {
    id: site.id('coupon'),
    code,
    name: textOf(body['name']),
    state: 'redeemable',
    ...readDuration(body),
    discount: readDiscount(body),
    plans: readPlans(site, body),
    redeemBy: null,
    mostAnAccount: typeof body['max_redemptions_per_account'] === 'number' ? body['max_redemptions_per_account'] : null,
  };
  site.state().coupons.push(coupon);
  return coupon;
}

/** A coupon by its id or `code-…`. @throws RecurlyError 404. */
export function findCoupon(site: Site, id: string): Coupon {
  const code = id.startsWith('code-') ? id.slice('code-'.length).toLowerCase() : null;
  const coupon = site.state().coupons.find((one) => (code === null ? one.id === id : one.code.toLowerCase() === code));
  if (!coupon) throw notFound(`Coupon with id = ${id}`);
  return coupon;
}

/** `DELETE /coupons/{id}`: it can be redeemed no more; what was redeemed stays. */
export function expireCoupon(site: Site, coupon: Coupon): void {
  coupon.state = 'expired';
  coupon.redeemBy = Math.min(coupon.redeemBy ?? Number.POSITIVE_INFINITY, site.now());
}
