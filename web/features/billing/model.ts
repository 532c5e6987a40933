import { addMonths } from '@yardsign/domain/billing/calendar';
import { isAtRest } from '@yardsign/domain/billing/subscription';
import { grantOf } from '@yardsign/domain/billing/grants';
import { type Interval, intervalOf, planSlug, savingPercent, type Tier, tiersOf } from '@yardsign/domain/billing/plans';
import type { FeatureSlug } from '@yardsign/domain/access/features';
import { ApiError } from '../../lib/api/api-error.ts';
import { serverNow } from '../../lib/browser/server-clock.ts';
import type { Billing, BillingPlan, OwnSubscription } from './api.ts';

/** A tier to choose, with the prices of its intervals and what it gives. */
export interface ShownTier {
  slug: string;
  plans: Partial<Record<Interval, BillingPlan>>;
  gives: readonly FeatureSlug[];
  video: string | null;
}

const cents = (dollars: number) => Math.round(dollars * 100);
const toRule = (plan: BillingPlan) => ({ ...plan, price: cents(plan.price), months: plan.interval_length });

/** How often a plan is paid, where it is a plan that is offered. */
export const intervalOfPlan = (plan: BillingPlan): Interval | null => intervalOf(toRule(plan));

/** The tiers that can be bought, cheapest first. */
export function tiersToChoose(plans: readonly BillingPlan[]): ShownTier[] {
  const byCode = new Map(plans.map((plan) => [plan.code, plan]));
  const tiers: Tier[] = tiersOf(plans.filter(({ price }) => price > 0).map(toRule));
  // What a cheaper tier gives stands first in the dearer ones too, so that columns can be compared.
  const order = tiers.flatMap(({ slug }) => grantOf(slug)?.includes ?? []);
  return tiers.map(({ slug, plans: ofTier }) => {
    const shown = Object.entries(ofTier).flatMap(([interval, plan]) => {
      const own = plan && byCode.get(plan.code);
      return own ? [[interval, own] as const] : [];
    });
    return {
      slug,
      plans: Object.fromEntries(shown),
      gives: (grantOf(slug)?.includes ?? []).toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
      video: shown[0]?.[1].video ?? null,
    };
  });
}

/** The plan of a year that the present one of a month can be made, or null. */
export function annualOf({ plans, subscription, can_convert_to_annual: can }: Billing): BillingPlan | null {
  if (!can || subscription === null) return null;
  const slug = planSlug(subscription.plan.code);
  return plans.find((plan) => plan.slug === slug && plan.interval_length === 12) ?? null;
}

/** The intervals that any tier is offered in. */
export function intervalsOf(tiers: readonly ShownTier[]): Interval[] {
  const all: Interval[] = ['monthly', 'semi-annual', 'annual'];
  return all.filter((interval) => tiers.some(({ plans }) => plans[interval]));
}

/** What an interval saves at most against paying by the month, in percent. */
export function mostSaved(tiers: readonly ShownTier[], interval: Interval): number {
  const savings = tiers.map(({ plans }) => {
    const [month, longer] = [plans.monthly, plans[interval]];
    return month && longer ? savingPercent(toRule(month), toRule(longer)) : 0;
  });
  return Math.max(0, ...savings);
}

/** What a bank asks the holder with, where that is why a call was refused; otherwise null. */
export function bankQuestionOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'card_needs_bank') return null;
  return error.issues.find(({ path }) => path === 'three_d_secure_action_token_id')?.message ?? null;
}

/** A change of plan can be ahead in these too, which are told of first. */
export const BESIDE_CHANGE: ReadonlySet<Billing['stage']> = new Set(['trial', 'pending-pause', 'paused']);

/** Whether a change of plan is ahead that can be taken back. */
export function mayDropChange(
  stage: Billing['stage'],
  { pending_change }: Pick<OwnSubscription, 'pending_change'>,
): boolean {
  return pending_change !== null && (stage === 'pending-change' || BESIDE_CHANGE.has(stage));
}

/** Its pause has begun: it gives nothing now, and cancelling it does not change that. */
export function isResting({ state, paused_at }: Pick<OwnSubscription, 'state' | 'paused_at'>): boolean {
  return isAtRest({ state, pausedAt: paused_at === null ? null : new Date(paused_at) }, serverNow());
}

/** When a pause of so many periods of a month would end. */
export function pauseEnd({ subscription }: Pick<Billing, 'subscription'>, cycles: number): Date | null {
  const begins = subscription?.current_period_ends_at;
  return begins ? addMonths(new Date(begins), cycles) : null;
}

/** When a pause that has begun, or waits, ends by itself. */
export function resumeDate({ subscription, stage }: Pick<Billing, 'subscription' | 'stage'>): Date | null {
  const cycles = subscription?.remaining_pause_cycles ?? null;
  const from = stage === 'paused' ? subscription?.current_period_started_at : subscription?.paused_at;
  return cycles !== null && from ? addMonths(new Date(from), cycles) : null;
}

/** Whether the card expires within two months, or has. */
export function cardEnds(card: { exp_month: number; exp_year: number }, now: Date): 'fine' | 'soon' | 'expired' {
  const end = new Date(Date.UTC(card.exp_year, card.exp_month, 1));
  if (now >= end) return 'expired';
  return now >= addMonths(end, -2) ? 'soon' : 'fine';
}
