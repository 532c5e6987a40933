import { DAY_MS } from '../time/spans.ts';
import { type FeatureSlug, PLAN_FEATURES } from '../access/features.ts';
import type { AccountStatus } from '../access/actor.ts';
import { FREE_PLAN, isEnterprise, planSlug } from './plans.ts';
import { isAtRest, isLive, type Subscription } from './subscription.ts';
import { isTeamSeat } from './convert-to-annual.ts';

/** What one tier of plans gives. */
export interface Grant {
  slug: string;
  /** The number of the feature that stands for the plan. */
  id: number;
  includes: readonly FeatureSlug[];
  /** Seats of a team that come with the plan; each seat bought adds one. */
  seats: number;
}

const ESSENTIALS: readonly FeatureSlug[] = ['social-graphics', 'video', 'mmr'];
const EXPERT: readonly FeatureSlug[] = [...ESSENTIALS, 'email-builder', 'tools', 'local'];

/** What each tier gives: the one place that says so. */
const GRANTS: readonly Grant[] = [
  { slug: 'essentials', id: 102, includes: ESSENTIALS, seats: 0 },
  { slug: 'expert', id: 103, includes: EXPERT, seats: 0 },
  { slug: 'elite', id: 100, includes: PLAN_FEATURES, seats: 0 },
];

export const PLAN_SLUGS: readonly string[] = GRANTS.map(({ slug }) => slug);

/** What a plan gives; null for one that gives nothing of its own, such as the free one. A tier sold by people gives everything. */
export function grantOf(planCode: string): Grant | null {
  const slug = planSlug(planCode);
  const everything = GRANTS.at(-1) ?? null;
  return GRANTS.find((grant) => grant.slug === slug) ?? (isEnterprise(planCode) ? everything : null);
}

export interface Entitlement {
  status: Extract<AccountStatus, 'active' | 'inactive' | 'paused'>;
  /** The plan in force, or null. */
  grant: Grant | null;
  seats: number;
}

const NOTHING: Entitlement = { status: 'inactive', grant: null, seats: 0 };

/**
 * What an account may use because of what it pays.
 *
 * @param pastDueSince when the oldest unpaid invoice became due, or null.
 * @param graceDays for so long an unpaid invoice takes nothing away.
 */
export function entitlementOf(
  subscription: Pick<Subscription, 'state' | 'planCode' | 'pausedAt' | 'expiresAt' | 'addOns'> | null,
  { pastDueSince, graceDays, now }: { pastDueSince: Date | null; graceDays: number; now: Date },
): Entitlement {
  if (subscription === null || !isLive(subscription, now)) return NOTHING;
  if (isAtRest(subscription, now)) return { ...NOTHING, status: 'paused' };
  if (pastDueSince !== null && now.getTime() - pastDueSince.getTime() >= graceDays * DAY_MS) return NOTHING;
  if (planSlug(subscription.planCode) === FREE_PLAN) return { status: 'active', grant: null, seats: 0 };
  const grant = grantOf(subscription.planCode);
  const bought = subscription.addOns.filter(isTeamSeat).reduce((sum, { quantity }) => sum + quantity, 0);
  return { status: 'active', grant, seats: (grant?.seats ?? 0) + bought };
}
