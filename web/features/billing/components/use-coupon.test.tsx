import { api as contract } from '@yardsign/contracts/api';
import { expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { siteConfigQuery } from '../../../lib/session/site-config-query.ts';
import { BILLING, siteCoupon as coupon } from '../../../testing/billing.ts';
import { field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { SiteCoupon } from '../api.ts';
import { CouponField } from './coupon-field.tsx';
import { useCoupon } from './use-coupon.tsx';

const PLAN = BILLING.plans.find(({ code }) => code === 'expert-monthly');
const discount = (change: Partial<SiteCoupon['discount']>) => ({
  discount: { type: 'fixed' as const, percent: null, currencies: [], trial: null, ...change },
});
const HUNDRED = discount({ currencies: [{ currency: 'USD', amount: 100 }] });
const COUPONS = [
  coupon('ONCE'),
  coupon('NAMED', { names: { en: 'For you', es: 'Para ti' } }),
  coupon('ALWAYS', { duration: 'forever', ...HUNDRED }),
  coupon('TRIAL', discount({ type: 'free_trial', trial: { length: 1, unit: 'month' } })),
  coupon('YEARS', { applies_to_all_plans: false, plans: ['elite-annual'] }),
  coupon('GONE', { applies_to_all_plans: false, plans: ['elite-weekly'] }),
  coupon('GIFT', discount({ type: 'unknown' })),
  coupon('LATE', { expired_at: '2020-01-01T00:00:00.000Z' }),
];

function FirstPlan() {
  const { code, setCode, error, note, firstBill } = useCoupon('', {
    plans: BILLING.plans,
    ...(PLAN && { plan: PLAN }),
  });
  return (
    <>
      <CouponField applied={code} onApply={setCode} error={error} />
      {note}
      <p>{`Start for ${firstBill}`}</p>
    </>
  );
}

async function type(typed: string, language: 'en' | 'es' = 'en') {
  await open(<FirstPlan />, { language, known: [{ query: sessionQuery, data: SESSION }] });
  fill(language === 'en' ? /Coupon/ : /Cupón/, typed);
  await press(language === 'en' ? 'Apply' : 'Aplicar');
  return document.body.textContent;
}

it.each([
  [' once ', 'The ONCE: The first bill is $58.65 instead of $69.00. Later bills are at the full price.', '58.65'],
  ['NAMED', 'For you: The first bill is $58.65', '58.65'],
  ['ALWAYS', 'The first bill is $0.00 instead of $69.00. It counts for every bill.', '0'],
  ['TRIAL', 'Your plan begins with a free time. After it the bill is $69.00.', '0'],
])('the coupon %j says what the first bill is', async (typed, words, price) => {
  server.answer(contract.billing.getCoupons, { data: COUPONS });
  const said = await type(typed);
  expect(said).toContain(words);
  expect(said).toContain(`Start for ${price}`);
});

it.each([
  ['NOBODY', 'invalid coupon'],
  ['LATE', 'invalid coupon'],
  ['GIFT', 'invalid coupon type'],
  ['GONE', 'No eligible plans'],
  ['YEARS', 'There was a problem with the coupon'],
])('the coupon %s does not count, and that is said at once', async (typed, words) => {
  server.answer(contract.billing.getCoupons, { data: COUPONS });
  await type(typed);
  expect(saidAt(/Coupon/)).toContain(words);
});

it('says so where the coupons cannot be read', async () => {
  server.refuse(contract.billing.getCoupons, { status: 502, code: 'billing_unavailable' });
  await type('ONCE', 'es');
  expect(saidAt(/Cupón/)).toContain('Hubo un problema con el cupón');
});

it('is called in the language of the reader what the site calls it', async () => {
  server.answer(contract.billing.getCoupons, { data: COUPONS });
  expect(await type('named', 'es')).toContain('Para ti: La primera factura');
});

const withPromo = async (couponCode: string, expiresAt: string) => {
  server.answer(contract.billing.getCoupons, { data: COUPONS });
  const data = {
    ...{ maintenance: { on: false, message: null }, banners: [], featureSwitches: {}, tutorials: {}, help: null },
    promo: { couponCode, expiresAt },
  };
  await open(<FirstPlan />, {
    known: [
      { query: sessionQuery, data: SESSION },
      { query: siteConfigQuery, data },
    ],
  });
};

it('the promotion of the site counts until somebody takes it out', async () => {
  await withPromo('ONCE', '2999-03-04T12:00:00.000Z');
  expect(document.body.textContent).toContain('The ONCE: The first bill is $58.65');
  expect(document.body.textContent).toContain('This offer can be taken until');
  expect(field(/Coupon/).value).toBe('ONCE');
  fill(/Coupon/, '');
  await press('Apply');
  expect(document.body.textContent).toContain('Start for 69');
  expect(document.body.textContent).not.toContain('This offer');
});

it.each([
  ['ONCE', '2020-03-04T12:00:00.000Z'],
  ['YEARS', '2999-03-04T12:00:00.000Z'],
  ['UNKNOWN', '2999-03-04T12:00:00.000Z'],
])('a promotion that does not count is not spoken of: %s until %s', async (code, until) => {
  await withPromo(code, until);
  expect(document.body.textContent).toContain('Start for 69');
  expect(saidAt(/Coupon/)).toBe('');
});
