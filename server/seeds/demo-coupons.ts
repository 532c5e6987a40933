import type { WireCouponDefinition } from '@yardsign/contracts/routes/billing/billing-coupons';
import { makeCoupon } from '../features/billing/coupons/make-coupon.ts';
import type { BillingDeps } from '../features/billing/ports.ts';
import { demoActor } from './demo-history.ts';

const ALWAYS = { purpose: 'promo', plans: 'all', ends: null } as const;

/** The coupons of the simulated processor in words of both languages, and one for who comes by a member's link. */
const COUPONS: readonly WireCouponDefinition[] = [
  {
    ...ALWAYS,
    code: 'WELCOME20',
    value: '20%',
    duration: '3 months',
    names: { en: '20 % off for three months', es: '20 % menos durante tres meses' },
  },
  {
    ...ALWAYS,
    code: 'ANNUAL15',
    value: '15%',
    duration: 'single_use',
    plans: ['essentials-annual', 'expert-annual', 'elite-annual'],
    names: { en: '15 % off the first year', es: '15 % menos el primer año' },
  },
  {
    ...ALWAYS,
    code: 'TENOFF',
    value: 10,
    duration: 'forever',
    names: { en: '$10 off every bill', es: '$10 menos en cada factura' },
  },
  {
    ...ALWAYS,
    code: 'MONTHFREE',
    value: '30 days',
    duration: 'single_use',
    names: { en: 'A month free', es: 'Un mes gratis' },
  },
  {
    ...ALWAYS,
    code: 'FRIEND50',
    purpose: 'referral',
    value: '50%',
    duration: 'single_use',
    names: { en: 'Your first bill at half price', es: 'Tu primera factura a mitad de precio' },
  },
];

/** What Ada set up for the campaigns of the site. */
export async function makeDemoCoupons(deps: BillingDeps, ada: string): Promise<void> {
  if (deps.processor === null) return;
  const act = { by: demoActor(ada, { type: null, accessLevel: 3 }), reason: 'Campaigns of the year', requestId: null };
  for (const coupon of COUPONS) await makeCoupon(deps, act, coupon);
}
