import type { BillingSource } from '../access/guards.ts';
import { appleGives, type AppleStatus } from './apple.ts';
import { FREE_PLAN } from './plans.ts';

export interface SourceFacts {
  /** The card processor's account has a live subscription. */
  hasLiveSubscription: boolean;
  /** State of a subscription bought in the App Store, or null. */
  appleStatus: AppleStatus | null;
  /** Slug of the plan that the account holds, or null. */
  planSlug: string | null;
}

/** By whom an account is billed: by card, else by Apple, else by nobody. On the free plan a card can be entered (C-33). */
export function chooseSource({ hasLiveSubscription, appleStatus, planSlug }: SourceFacts): BillingSource {
  if (hasLiveSubscription || planSlug === FREE_PLAN) return 'recurly';
  return appleGives(appleStatus) ? 'apple' : 'guest';
}
