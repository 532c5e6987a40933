import { DAY_MS } from '../time/spans.ts';
import { type Entitlement, grantOf } from './grants.ts';

/** How a subscription in the App Store stands, in Apple's words. */
export const APPLE_STATUSES = ['active', 'grace_period', 'billing_retry', 'expired', 'revoked'] as const;

export type AppleStatus = (typeof APPLE_STATUSES)[number];

/** Apple renews in the last day, and may tell of it late. */
const LATE_MS = DAY_MS;

/** Whether it gives what was bought: in the grace that Apple grants it still does. */
export function appleGives(status: AppleStatus | null): boolean {
  return status === 'active' || status === 'grace_period';
}

/** When a subscription is over unless something else is heard of it; null: nothing is waited for. */
export function appleDueAt(one: {
  status: AppleStatus;
  expiresAt: Date | null;
  graceEndsAt: Date | null;
}): Date | null {
  if (!appleGives(one.status)) return null;
  const ends = one.status === 'grace_period' ? one.graceEndsAt : one.expiresAt;
  return ends && new Date(ends.getTime() + LATE_MS);
}

/** What an account may use because of what it pays in the App Store. Seats of a team are not sold there. */
export function appleEntitlement({ status, planCode }: { status: AppleStatus; planCode: string }): Entitlement {
  if (!appleGives(status)) return { status: 'inactive', grant: null, seats: 0 };
  return { status: 'active', grant: grantOf(planCode), seats: 0 };
}

/** The card goes before Apple, as long as it gives anything. */
export function eitherEntitlement(card: Entitlement | null, apple: Entitlement | null): Entitlement | null {
  if (card?.status === 'active' || apple === null) return card;
  return apple.status === 'active' || card === null ? apple : card;
}
