import { DAY_MS } from '../time/spans.ts';

/** How far somebody who was referred has come. */
export const REFERRAL_STATES = ['signed-up', 'first-payment', 'earned', 'refused'] as const;

export type ReferralState = (typeof REFERRAL_STATES)[number];

/** Why nothing is earned: the one who came is the one who sent, by their address or by their card. */
export const REFERRAL_REFUSALS = ['self', 'same-card'] as const;

export type ReferralRefusal = (typeof REFERRAL_REFUSALS)[number];

/** The month is earned with this payment of the one who was referred. */
const EARNED_WITH = 2;

/** So long a visit by somebody's link is remembered. */
export const REMEMBERED_MS = 60 * DAY_MS;

/** Whether a sign-up still counts for the link that was opened. A visit in the future was never made. */
export function isRemembered(visitedAt: Date, now: Date): boolean {
  const age = now.getTime() - visitedAt.getTime();
  return age >= 0 && age <= REMEMBERED_MS;
}

/** A mailbox without what people add to it: capitals, and a mark behind a plus sign. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${name.split('+')[0] ?? ''}@${domain}`;
}

/** Whether two addresses reach one person. */
export function isOneMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

/**
 * What a payment of the one who was referred makes of a referral.
 *
 * @param facts.payments how often they have paid. @param facts.sharesCard whether they pay with the card of the one who referred them.
 * @returns what it is now; the same state where nothing changes.
 */
export function referralAfter(
  state: ReferralState,
  { payments, sharesCard }: { payments: number; sharesCard: boolean },
): { state: ReferralState; refusal: ReferralRefusal | null } {
  if (state === 'earned' || state === 'refused' || payments < 1) return { state, refusal: null };
  if (sharesCard) return { state: 'refused', refusal: 'same-card' };
  return { state: payments >= EARNED_WITH ? 'earned' : 'first-payment', refusal: null };
}
