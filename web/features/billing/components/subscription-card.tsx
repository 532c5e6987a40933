import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { KeyValueList } from '../../../ui/layout/key-value.tsx';
import type { Billing, OwnSubscription } from '../api.ts';
import { BESIDE_CHANGE, isResting, resumeDate } from '../model.ts';
import { useCouponName } from '../use-coupon-name.ts';
import { usePlanName } from '../use-plan-name.ts';
import classes from './billing.module.css';

const TONES: Readonly<Record<Billing['stage'], Tone>> = {
  none: 'neutral',
  ended: 'neutral',
  'pending-cancel': 'attention',
  paused: 'attention',
  'pending-pause': 'attention',
  trial: 'info',
  'pending-change': 'info',
  active: 'good',
  other: 'neutral',
};

/** What it changes to, and on which day; null where no change is ahead. */
function useChange(billing: Billing, { pending_change: change }: OwnSubscription): string | null {
  const text = useText('billing');
  const format = useFormat();
  const planName = usePlanName(billing);
  if (change === null) return null;
  const { code } = change.plan;
  return text('nextChange', { plan: planName(code, code), date: format.date(change.activate_at, 'longDate') });
}

/** What happens next, and on which day. */
function useNext(billing: Billing, subscription: OwnSubscription, change: string): string {
  const text = useText('billing');
  const format = useFormat();
  const day = (instant: string | Date | null) => (instant === null ? '' : format.date(instant, 'longDate'));
  const ends = day(subscription.current_period_ends_at);
  const price = format.money(billing.next_bill ?? subscription.total);
  switch (billing.stage) {
    case 'pending-cancel':
      return text(isResting(subscription) ? 'nextCancelPaused' : 'nextCancel', { date: day(subscription.expires_at) });
    case 'paused':
      return text('nextPaused', { date: day(resumeDate(billing)), price });
    case 'pending-pause':
      return text('nextPendingPause', { date: day(subscription.paused_at), until: day(resumeDate(billing)) });
    case 'trial':
      return text('nextTrial', { date: day(subscription.trial_ends_at), price });
    case 'pending-change':
      return change;
    case 'ended':
      return text('nextEnded', { date: day(subscription.expires_at) });
    case 'active':
    case 'none':
    case 'other':
      return text('nextActive', { date: ends, price });
  }
}

/** What somebody has, what it costs, and what happens next. */
export function SubscriptionCard({ billing, subscription }: { billing: Billing; subscription: OwnSubscription }) {
  const text = useText('billing');
  const format = useFormat();
  const seats = subscription.add_ons.find(({ add_on }) => add_on.code.includes('team-member'));
  // A state that we have no word for is shown as the processor writes it.
  const state = billing.stage === 'other' ? subscription.state : text(`stage_${billing.stage}`);
  const badge = <StatusBadge tone={TONES[billing.stage]}>{state}</StatusBadge>;
  const planName = usePlanName(billing);
  const couponName = useCouponName();
  const months = billing.plans.find(({ code }) => code === subscription.plan.code)?.interval_length;
  const interval = months === undefined ? '' : ` ${text(months === 1 ? 'per1' : months === 6 ? 'per6' : 'per12')}`;
  const change = useChange(billing, subscription);
  const next = useNext(billing, subscription, change ?? '');
  const method = billing.account?.billing_info?.payment_method;
  const facts = [
    { label: text('price'), value: `${format.money(subscription.unit_amount * subscription.quantity)}${interval}` },
    // Nothing more is charged to who has cancelled.
    ...(billing.stage === 'pending-cancel'
      ? []
      : [{ label: text('nextBill'), value: format.money(billing.next_bill ?? subscription.total) }]),
    ...(method ? [{ label: text('paidWith'), value: `${method.card_type} ···· ${method.last_four}` }] : []),
    ...(subscription.tax > 0 ? [{ label: text('tax'), value: format.money(subscription.tax) }] : []),
    ...(seats ? [{ label: text('seats'), value: `${seats.quantity} × ${format.money(seats.unit_amount)}` }] : []),
    ...billing.account_coupons.map(({ coupon, ends_at, end_unreadable }) => {
      const name = couponName(coupon);
      const until = ends_at === null ? name : text('discountUntil', { name, date: format.date(ends_at) });
      return { label: text('discount'), value: end_unreadable ? text('discountUnreadable', { name }) : until };
    }),
  ];
  return (
    <Card title={planName(subscription.plan.code, subscription.plan.name)} aside={badge}>
      <div className={classes['stack']}>
        <p className={classes['next']}>{next}</p>
        {change !== null && BESIDE_CHANGE.has(billing.stage) && <p>{change}</p>}
        {billing.stage !== 'ended' && <KeyValueList facts={facts} />}
      </div>
    </Card>
  );
}
