import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type BillingPlan, couponsQuery } from '../api.ts';
import { type CouponOffer, offerOf } from '../coupon-model.ts';
import { useCouponName } from '../use-coupon-name.ts';
import classes from './billing.module.css';

/** How long a coupon goes on, in words. */
function CouponNote({ offer, plan }: { offer: CouponOffer; plan: BillingPlan | undefined }) {
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

/** A coupon for somebody who has no plan yet: whether it counts is said before anything is paid. */
export function useCoupon(given: string, { plans, plan }: { plans: readonly BillingPlan[]; plan?: BillingPlan }) {
  const errors = useText('errors');
  const [code, setCode] = useState(given);
  const query = useQuery({ ...couponsQuery, enabled: code !== '' });
  const judged = code !== '' && query.data ? offerOf(query.data, code, { plans, plan }, serverNow()) : null;
  const fault = query.error ? 'coupon_problem' : judged && !judged.ok ? judged.reason : null;
  const offer = judged?.ok === true ? judged.value : null;
  return {
    code,
    setCode,
    error: fault === null ? undefined : errors(fault),
    /** What is charged now, in dollars. */
    firstBill: offer?.firstBill ?? plan?.price ?? null,
    note: offer && <CouponNote offer={offer} plan={plan} />,
  };
}
