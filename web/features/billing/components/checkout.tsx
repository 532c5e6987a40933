import type { Interval } from '@yardsign/domain/billing/plans';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Billing, changes, type Order } from '../api.ts';
import { intervalOfPlan, tiersToChoose } from '../model.ts';
import classes from './billing.module.css';
import { CouponField } from './coupon-field.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { useCardFrame } from './use-card-frame.tsx';
import { useCoupon } from './use-coupon.tsx';
import { usePayment } from './use-payment.tsx';

interface CheckoutProps {
  billing: Billing & { card_fields: NonNullable<Billing['card_fields']> };
  memberId: string;
  /** Code of the plan that is chosen at first. */
  first: string | null;
  coupon: string;
  onDone: () => void;
  children?: ReactNode;
}

/** Plan, coupon, card, pay: for somebody who pays for nothing yet, or no longer. */
export function Checkout({ billing, memberId, first, coupon: given, onDone, children }: CheckoutProps) {
  const text = useText('billing');
  const errorText = useErrorText();
  const format = useFormat();
  const tiers = tiersToChoose(billing.plans);
  const known = billing.plans.find(({ code }) => code === first);
  const [interval, setInterval] = useState<Interval>(() => (known && intervalOfPlan(known)) ?? 'monthly');
  const [chosen, setChosen] = useState<string | null>(known?.code ?? null);
  const [missing, setMissing] = useState(false);
  const [checking, setChecking] = useState(false);
  const card = useCardFrame(billing.card_fields.fields);
  const payment = usePayment<Order>(billing, changes.subscribe(memberId));
  const plan = billing.plans.find(({ code }) => code === chosen);
  const coupon = useCoupon(given, { plans: billing.plans, ...(plan && { plan }) });
  const isCouponFault = ['invalid_coupon', 'invalid_coupon_type', 'no_eligible_plans', 'coupon_problem'].some((code) =>
    hasCode(payment.error, code as 'invalid_coupon'),
  );

  function changeInterval(next: Interval) {
    setInterval(next);
    const slug = plan?.slug;
    setChosen(tiers.find((tier) => tier.slug === slug)?.plans[next]?.code ?? null);
  }

  async function pay() {
    setMissing(!plan);
    if (!plan || coupon.error !== undefined) return;
    setChecking(true);
    const tokenId = await card.tokenize();
    setChecking(false);
    if (tokenId === null) return;
    if (await payment.pay({ planCode: plan.code, price: plan.price, coupon: coupon.code, tokenId })) onDone();
  }

  return (
    <div className={classes['stack']}>
      <PlanPicker
        tiers={tiers}
        interval={interval}
        onInterval={changeInterval}
        chosen={chosen}
        onChoose={setChosen}
        current={null}
      />
      <Card title={text('cardTitle')}>
        <div className={classes['stack']}>
          {card.fields}
          <CouponField
            applied={coupon.code}
            onApply={coupon.setCode}
            error={
              coupon.error ??
              (isCouponFault && payment.sent?.coupon === coupon.code ? errorText(payment.error) : undefined)
            }
          />
          {coupon.note}
          {billing.offered_coupon !== null && coupon.code === billing.offered_coupon && (
            <p className={classes['soft']}>{text('couponForYou')}</p>
          )}
          {payment.error && !isCouponFault && (
            <Banner kind="failure" announce>
              {errorText(payment.error)}
            </Banner>
          )}
          {missing && (
            <Banner kind="attention" announce>
              {text('choosePlan')}
            </Banner>
          )}
          <Button
            kind="primary"
            size="large"
            wide
            disabled={!card.ready}
            busy={payment.busy || checking}
            busyText={text('paying')}
            onClick={() => void pay()}
          >
            {coupon.firstBill === null ? text('pay') : text('payPlan', { price: format.money(coupon.firstBill) })}
          </Button>
          <p className={classes['soft']}>{text('renews')}</p>
          {children}
        </div>
      </Card>
      {payment.question}
    </div>
  );
}
