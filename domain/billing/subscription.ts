import type { Cents } from './money.ts';

/** An addition to a plan, such as a seat. */
export interface AddOn {
  code: string;
  quantity: number;
  unitAmount: Cents;
}

interface PendingChange {
  planCode: string;
  /** For a period with its additions, before discounts and tax; null where it is not known yet. */
  price: Cents | null;
  createdAt: Date;
  /** When the change takes place. */
  activateAt: Date;
}

/** A subscription as the card processor knows it, in our words. */
export interface Subscription {
  id: string;
  /** The processor's word. The rules know `active`, `canceled` and `paused`; any other one is shown as it stands. */
  state: string;
  planCode: string;
  planName: string;
  currency: string;
  unitAmount: Cents;
  quantity: number;
  addOns: readonly AddOn[];
  subtotal: Cents;
  tax: Cents;
  total: Cents;
  autoRenew: boolean;
  activatedAt: Date | null;
  trialStartedAt: Date | null;
  trialEndsAt: Date | null;
  periodStartedAt: Date | null;
  periodEndsAt: Date | null;
  termStartedAt: Date | null;
  termEndsAt: Date | null;
  /** Set while it is paused, and also while a pause waits for the end of the period. */
  pausedAt: Date | null;
  remainingPauseCycles: number | null;
  canceledAt: Date | null;
  /** When it ends, or ended. */
  expiresAt: Date | null;
  pendingChange: PendingChange | null;
  collectionMethod: string;
  remainingBillingCycles: number | null;
  totalBillingCycles: number | null;
}

/** It runs to the end of its term and is not renewed. The processor has no other word for it. */
export function isPendingCancel({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'canceled';
}

export function isPaused({ state, pausedAt }: Pick<Subscription, 'state' | 'pausedAt'>): boolean {
  return pausedAt !== null && state === 'paused';
}

/** A pause is asked for, and begins when the period ends. */
export function isPendingPause({ state, pausedAt }: Pick<Subscription, 'state' | 'pausedAt'>): boolean {
  return pausedAt !== null && state !== 'paused';
}

export function hasPendingChange({ pendingChange }: Pick<Subscription, 'pendingChange'>): boolean {
  return pendingChange !== null;
}

export function isInTrial({ trialEndsAt }: Pick<Subscription, 'trialEndsAt'>, now: Date): boolean {
  return trialEndsAt !== null && trialEndsAt > now;
}

/** It gives nothing now: the pause has begun, and cancelling it does not end it. */
export function isAtRest({ state, pausedAt }: Pick<Subscription, 'state' | 'pausedAt'>, now: Date): boolean {
  return isPaused({ state, pausedAt }) || (state === 'canceled' && pausedAt !== null && pausedAt <= now);
}

const LIVE: ReadonlySet<string> = new Set(['active', 'canceled', 'paused']);

/** It gives, or will give again, what was bought. One that is cancelled lives until it ends. */
export function isLive({ state, expiresAt }: Pick<Subscription, 'state' | 'expiresAt'>, now: Date): boolean {
  return LIVE.has(state) && (expiresAt === null || expiresAt > now);
}

/** What is said first of a subscription, of all that may be true of it at once. */
export const STAGES = [
  'none',
  'ended',
  'pending-cancel',
  'paused',
  'pending-pause',
  'trial',
  'pending-change',
  'active',
  'other',
] as const;

export type Stage = (typeof STAGES)[number];

/** The cancellation goes before the pause that it makes pointless (C-14). */
export function stageOf(
  subscription: Pick<Subscription, 'state' | 'pausedAt' | 'trialEndsAt' | 'pendingChange' | 'expiresAt'> | null,
  now: Date,
): Stage {
  if (subscription === null) return 'none';
  if (!isLive(subscription, now))
    return subscription.state === 'expired' || LIVE.has(subscription.state) ? 'ended' : 'other';
  if (isPendingCancel(subscription)) return 'pending-cancel';
  if (isPaused(subscription)) return 'paused';
  if (isPendingPause(subscription)) return 'pending-pause';
  if (isInTrial(subscription, now)) return 'trial';
  return hasPendingChange(subscription) ? 'pending-change' : 'active';
}
