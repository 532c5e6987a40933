import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import type { SiteConfig } from '@yardsign/contracts/routes/site';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { siteConfigQuery } from '../../../lib/session/site-config-query.ts';
import { type BillingPlan, couponsQuery } from '../api.ts';
import { type CouponOffer, offerOf } from '../coupon-model.ts';
import { useCouponName } from '../use-coupon-name.ts';
import classes from './billing.module.css';

/** How long a coupon goes on, in words. */
export function CouponNote({ offer, plan }: { offer: CouponOffer; plan: BillingPlan | undefined }) {
  const text = useText('billing');
  const format = useFormat();
  const { firstBill, lasts } = offer;
  const name = useCouponName()(offer);
  const price = plan ? format.money(plan.price) : '';
  const words = () => {
    if (lasts === 'trial') return text('couponTrial', { price });
    const first = text('couponFirst', { amount: format.money(firstBill ?? 0), price });
    if (lasts === 'once') return `${first} ${text('couponOnce')}`;
    return `${first} ${lasts === 'always' ? text('couponAlways') : text('couponUntil', { date: format.date(lasts) })}`;
  };
  return (
    <p className={classes['soft']} aria-live="polite">
      <strong>{name}</strong>
      {plan ? `: ${words()}` : ''}
    </p>
  );
}

/** The promotion of the site, as long as it lasts. It is read with each navigation, and nothing waits for it. */
function usePromo(): SiteConfig['promo'] {
  const promo = useQuery({ ...siteConfigQuery, enabled: false }).data?.promo ?? null;
  return promo !== null && serverNow() < new Date(promo.expiresAt) ? promo : null;
}

/**
 * A coupon for somebody who has no plan yet: whether it counts is said before anything is paid. Without one the promotion of the site
 * counts where it can, until the member puts another in its place or takes it out.
 */
export function useCoupon(given: string, { plans, plan }: { plans: readonly BillingPlan[]; plan?: BillingPlan }) {
  const text = useText('billing');
  const format = useFormat();
  const errors = useText('errors');
  const promo = usePromo();
  const [entered, setCode] = useState(given === '' ? null : given);
  const query = useQuery({ ...couponsQuery, enabled: entered === null ? promo !== null : entered !== '' });
  const judge = (wanted: string) =>
    wanted !== '' && query.data ? offerOf(query.data, wanted, { plans, plan }, serverNow()) : null;
  // Nobody typed the promotion: one that does not count here is not spoken of.
  const isPromo = entered === null && promo !== null && judge(promo.couponCode)?.ok === true;
  const code = isPromo ? promo.couponCode : (entered ?? '');
  const judged = judge(code);
  const fault = query.error && code !== '' ? 'coupon_problem' : judged && !judged.ok ? judged.reason : null;
  const offer = judged?.ok === true ? judged.value : null;
  return {
    code,
    setCode,
    error: fault === null ? undefined : errors(fault),
    /** What is charged now, in dollars. */
    firstBill: offer?.firstBill ?? plan?.price ?? null,
    note: offer && (
      <>
        <CouponNote offer={offer} plan={plan} />
        {isPromo && <p className={classes['soft']}>{text('promoUntil', { date: format.date(promo.expiresAt) })}</p>}
      </>
    ),
  };
}
