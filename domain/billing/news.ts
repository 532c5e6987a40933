import type { Subscription } from './subscription.ts';

/** What a member is told by mail when what they pay changes, whoever changed it. */
export const BILLING_NEWS = [
  'started',
  'renewed',
  'plan-changed',
  'pause-noted',
  'pause-dropped',
  'paused',
  'resumed',
  'cancelled',
  'reactivated',
  'ended',
  'payment-failed',
  'payment-made',
] as const;

export type BillingNews = (typeof BILLING_NEWS)[number];

interface NewsFacts {
  subscription: Pick<Subscription, 'id' | 'state' | 'planCode' | 'pausedAt' | 'periodStartedAt'> | null;
  hasPastDue: boolean;
}

const isLater = (before: Date | null, after: Date | null) => before !== null && after !== null && after > before;

function ofSubscription(
  before: NonNullable<NewsFacts['subscription']>,
  after: NonNullable<NewsFacts['subscription']>,
): BillingNews | null {
  const from = before.state;
  const to = after.state;
  if (from !== to) {
    if (to === 'expired') return 'ended';
    if (to === 'canceled') return 'cancelled';
    if (from === 'canceled') return 'reactivated';
    if (to === 'paused') return 'paused';
    return from === 'paused' && to === 'active' ? 'resumed' : null;
  }
  if (before.planCode !== after.planCode) return 'plan-changed';
  if (to === 'active' && isLater(before.periodStartedAt, after.periodStartedAt)) return 'renewed';
  if (to !== 'active' || (before.pausedAt === null) === (after.pausedAt === null)) return null;
  return after.pausedAt === null ? 'pause-dropped' : 'pause-noted';
}

/** What is new between two looks at an account; the first is null where it was never looked at. */
export function billingNews(before: NewsFacts | null, after: NewsFacts): BillingNews[] {
  const { subscription } = after;
  if (subscription === null) return [];
  const isOver = subscription.state === 'expired';
  const known = before?.subscription ?? null;
  const isNew = known?.id !== subscription.id;
  const first: BillingNews | null = isNew ? (isOver ? null : 'started') : ofSubscription(known, subscription);
  const owed = before?.hasPastDue ?? false;
  const failed = !owed && after.hasPastDue;
  // A new period whose bill the card refused is told as that.
  const told = first === 'renewed' && after.hasPastDue ? null : first;
  const isPaid = owed && !after.hasPastDue && !isOver;
  return [
    ...(told === null ? [] : [told]),
    ...(failed ? (['payment-failed'] as const) : []),
    ...(isPaid ? (['payment-made'] as const) : []),
  ];
}

/** Whether a mail of this news says what is so when it is written: between the news and its mail, a mail server may have been away. */
export function isStillNews(news: BillingNews, now: NewsFacts): boolean {
  const { subscription, hasPastDue } = now;
  if (subscription === null) return false;
  const { state, pausedAt } = subscription;
  const goesOn = state !== 'canceled' && state !== 'paused' && state !== 'expired';
  switch (news) {
    case 'started':
    case 'resumed':
    case 'reactivated':
      return goesOn;
    case 'renewed':
    case 'plan-changed':
      return state !== 'expired';
    case 'pause-noted':
      return goesOn && pausedAt !== null;
    case 'pause-dropped':
      return goesOn && pausedAt === null;
    case 'paused':
      return state === 'paused';
    case 'cancelled':
      return state === 'canceled';
    case 'ended':
      return state === 'expired';
    case 'payment-failed':
      return hasPastDue;
    case 'payment-made':
      return !hasPastDue;
  }
}
