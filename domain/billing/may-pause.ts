import { DAY_MS } from '../time/spans.ts';
import { isPaused, isPendingPause, type Subscription } from './subscription.ts';

/** A pause is for those who have been paying for about a month: so long must the trial be over. */
const DAYS_AFTER_TRIAL = 25;

/** Why somebody pauses or ends their subscription, as it is asked. */
export const PAUSE_REASONS = ['too-busy', 'cost', 'not-using', 'other'] as const;

/** What stands in the way of a pause, in the order in which it is said. */
export const PAUSE_OBSTACLES = [
  'no-account',
  'not-active',
  'paused-already',
  'past-due',
  'not-paid',
  'trial-too-recent',
] as const;

export type PauseObstacle = (typeof PAUSE_OBSTACLES)[number];

export interface PauseFacts {
  hasAccount: boolean;
  hasPastDueInvoice: boolean;
  hasPaid: boolean;
  subscription: Pick<Subscription, 'state' | 'pausedAt' | 'trialEndsAt' | 'activatedAt'> | null;
}

/** Without a trial the day of the activation counts in its place. */
function trialIsLongOver(subscription: NonNullable<PauseFacts['subscription']>, now: Date): boolean {
  const ended = subscription.trialEndsAt ?? subscription.activatedAt;
  return ended !== null && now.getTime() - ended.getTime() >= DAYS_AFTER_TRIAL * DAY_MS;
}

/** Everything that stands in the way of a pause; nothing where it is possible. */
export function pauseObstacles(facts: PauseFacts, now: Date): PauseObstacle[] {
  const { subscription } = facts;
  const stands: Record<PauseObstacle, boolean> = {
    'no-account': !facts.hasAccount,
    'not-active': subscription?.state !== 'active',
    'paused-already': subscription !== null && (isPaused(subscription) || isPendingPause(subscription)),
    'past-due': facts.hasPastDueInvoice,
    'not-paid': !facts.hasPaid,
    'trial-too-recent': subscription === null || !trialIsLongOver(subscription, now),
  };
  return PAUSE_OBSTACLES.filter((obstacle) => stands[obstacle]);
}
