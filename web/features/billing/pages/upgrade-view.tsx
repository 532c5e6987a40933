import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Interval } from '@yardsign/domain/billing/plans';
import { useState } from 'react';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { type Billing, type BillingPlan, changes, couponsQuery, type OwnSubscription, proratedQuery } from '../api.ts';
import { offerOf } from '../coupon-model.ts';
import classes from '../components/billing.module.css';
import { Checkout } from '../components/checkout.tsx';
import { CouponField } from '../components/coupon-field.tsx';
import { PlanPicker } from '../components/plan-picker.tsx';
import { CouponNote } from '../components/use-coupon.tsx';
import { usePayment } from '../components/use-payment.tsx';
import { intervalOfPlan, tiersToChoose } from '../model.ts';
import { useLinkedCoupon, useLinkedPlan } from '../use-linked-coupon.ts';
import { usePlanName } from '../use-plan-name.ts';

interface ConfirmProps {
  billing: Billing;
  subscription: OwnSubscription;
  memberId: string;
  plan: BillingPlan;
  onDone: () => void;
}

/** What a coupon takes off the first bill of a plan that begins with the renewal. The server has found that it counts. */
function AtRenewal({ billing, plan, coupon }: Pick<ConfirmProps, 'billing' | 'plan'> & { coupon: string }) {
  const coupons = useQuery(couponsQuery).data;
  const offer = coupons && offerOf(coupons, coupon, { plans: billing.plans, plan }, serverNow());
  return offer?.ok === true && offer.value.lasts !== 'trial' && <CouponNote offer={offer.value} plan={plan} />;
}

/** What the change costs, said before it is made. */
function Confirm({ billing, subscription, memberId, plan, onDone }: ConfirmProps) {
  const text = useText('billing');
  const common = useText('common');
  const errorText = useErrorText();
  const format = useFormat();
  const linked = useLinkedCoupon();
  const name = usePlanName(billing)(plan.code, plan.name);
  const [coupon, setCoupon] = useState(linked);
  const [timeframe, setTimeframe] = useState<'now' | 'renewal'>('now');
  const cost = useQuery(proratedQuery(memberId, { planCode: plan.code, coupon }));
  const payment = usePayment(billing, changes.changePlan(memberId));
  const ends = subscription.current_period_ends_at;
  async function confirm() {
    if (!(await payment.pay({ planCode: plan.code, price: plan.price, coupon, timeframe }))) return;
    showToast({ message: text(timeframe === 'now' ? 'changedNow' : 'changeNoted', { plan: name }) });
    onDone();
  }
  return (
    <Card title={text('confirmTitle', { plan: name })}>
      <div className={classes['stack']}>
        <SegmentedControl
          label={text('when')}
          labelled
          segments={[
            { value: 'now', label: text('now') },
            { value: 'renewal', label: text('atRenewal') },
          ]}
          value={timeframe}
          onChange={setTimeframe}
        />
        <CouponField
          applied={coupon}
          onApply={setCoupon}
          error={cost.error && coupon !== '' ? errorText(cost.error) : undefined}
        />
        <p aria-live="polite" className={classes['next']}>
          {timeframe === 'renewal'
            ? text('costsAtRenewal', {
                price: format.money(plan.price),
                date: ends === null ? '' : format.date(ends, 'longDate'),
              })
            : cost.data === undefined
              ? text(cost.error ? 'costsUnknown' : 'costsAsked')
              : text('costsNow', { amount: format.money(cost.data) })}
        </p>
        {/* Beside a coupon that counts already the first bill would be another one. */}
        {timeframe === 'renewal' &&
          coupon !== '' &&
          cost.data !== undefined &&
          billing.account_coupons.length === 0 && <AtRenewal billing={billing} plan={plan} coupon={coupon} />}
        {timeframe === 'now' && cost.error && (
          <div className={classes['actions']}>
            <Button size="small" busy={cost.isFetching} onClick={() => void cost.refetch()}>
              {common('retry')}
            </Button>
          </div>
        )}
        {payment.error && (
          <Banner kind="failure" announce>
            {errorText(payment.error)}
          </Banner>
        )}
        <div className={classes['actions']}>
          <Button
            kind="primary"
            size="large"
            busy={payment.busy}
            busyText={text('paying')}
            disabled={timeframe === 'now' && cost.data === undefined}
            onClick={() => void confirm()}
          >
            {timeframe === 'now' && cost.data !== undefined && cost.data > 0
              ? text('confirmPay', { amount: format.money(cost.data) })
              : text('confirm')}
          </Button>
        </div>
      </div>
      {payment.question}
    </Card>
  );
}

function ChangePlan({ billing, subscription, memberId }: Omit<ConfirmProps, 'plan' | 'onDone'>) {
  const navigate = useNavigate();
  const current = billing.plans.find(({ code }) => code === subscription.plan.code);
  const tiers = tiersToChoose(billing.plans);
  const wanted = useLinkedPlan();
  const linked = wanted === subscription.plan.code ? undefined : billing.plans.find(({ code }) => code === wanted);
  const [interval, setInterval] = useState<Interval>(
    () => (linked && intervalOfPlan(linked)) ?? (current?.interval_length === 1 ? 'annual' : 'monthly'),
  );
  const [chosen, setChosen] = useState<string | null>(linked?.code ?? null);
  const plan = billing.plans.find(({ code }) => code === chosen);
  return (
    <div className={classes['stack']}>
      <PlanPicker
        tiers={tiers}
        interval={interval}
        onInterval={(next) => {
          setInterval(next);
          setChosen(null);
        }}
        chosen={chosen}
        onChoose={setChosen}
        current={subscription.plan.code}
      />
      {plan && (
        <Confirm
          key={plan.code}
          billing={billing}
          subscription={subscription}
          memberId={memberId}
          plan={plan}
          onDone={() => void navigate({ to: '/subscription' })}
        />
      )}
    </div>
  );
}

/** The plans as they are, for who is shown made up data. */
function LookAtPlans({ billing }: { billing: Billing }) {
  const [interval, setInterval] = useState<Interval>('monthly');
  return (
    <PlanPicker
      tiers={tiersToChoose(billing.plans)}
      interval={interval}
      onInterval={setInterval}
      chosen={null}
      onChoose={null}
      current={billing.subscription?.plan.code ?? null}
    />
  );
}

/** Tiers side by side, and moving to another one; for who pays for nothing yet, beginning to. */
export function UpgradeView({ billing, session }: { billing: Billing; session: Session }) {
  const text = useText('billing');
  const titles = useText('titles');
  const navigate = useNavigate();
  const coupon = useLinkedCoupon();
  const memberId = session.user.id;
  const { subscription, card_fields } = billing;
  const runs = subscription !== null && billing.stage !== 'ended';
  return (
    <>
      <PageHeader title={titles('upgrade')} lead={text('upgradeLead')} />
      {billing.test_data && (
        <div className={classes['stack']}>
          <Banner kind="info">{text('testData')}</Banner>
          <LookAtPlans billing={billing} />
        </div>
      )}
      {!billing.test_data && runs && <ChangePlan billing={billing} subscription={subscription} memberId={memberId} />}
      {!billing.test_data && !runs && card_fields && (
        <Checkout
          billing={{ ...billing, card_fields }}
          memberId={memberId}
          first={null}
          coupon={coupon || (billing.offered_coupon ?? '')}
          onDone={() => void navigate({ to: '/subscription' })}
        />
      )}
    </>
  );
}
