import type { Cents } from './money.ts';

/** What can be bought, by its code at the card processor. */
export interface Plan {
  code: string;
  name: string;
  description: string;
  /** For one interval, in US dollars. */
  price: Cents;
  /** Length of the interval. */
  months: number;
}

/** Intervals that a plan is offered in, shortest first, by their length in months. */
const INTERVAL_MONTHS = { monthly: 1, 'semi-annual': 6, annual: 12 } as const;

export type Interval = keyof typeof INTERVAL_MONTHS;

const INTERVALS = Object.keys(INTERVAL_MONTHS) as Interval[];

export const FREE_PLAN = 'free';

const INTERVAL_SUFFIX = /-(monthly|semi-annual|annual)$/;

/** The tier of a plan: its code without the interval. Plans of one slug are the same tier. */
export function planSlug(code: string): string {
  return code.replace(INTERVAL_SUFFIX, '');
}

/** The interval that the code of a plan names, or null. */
export function intervalOfCode(code: string): Interval | null {
  const named = INTERVAL_SUFFIX.exec(code)?.[1];
  return INTERVALS.find((interval) => interval === named) ?? null;
}

/** Months of the interval that the code of a plan names, or null: also of a plan that the processor does not sell any more. */
export function monthsOfCode(code: string): number | null {
  const interval = intervalOfCode(code);
  return interval && INTERVAL_MONTHS[interval];
}

/** Names are the same in every language. */
const TIER_NAMES: Readonly<Record<string, string>> = { essentials: 'Essentials', expert: 'Expert', elite: 'Elite' };

/** The name of a tier; of one that we do not know the processor's. */
export function tierName(slug: string, otherwise: string): string {
  return TIER_NAMES[slug] ?? otherwise;
}

/** Months of an interval as the card processor writes it, or null for one that is counted in days. */
export function monthsOf(interval: { unit: string; length: number }): number | null {
  if (interval.unit === 'months') return interval.length;
  return interval.unit === 'years' ? interval.length * 12 : null;
}

/** The name of an interval, or null for a length that is not offered. */
export function intervalOf(plan: Pick<Plan, 'months'>): Interval | null {
  return INTERVALS.find((interval) => INTERVAL_MONTHS[interval] === plan.months) ?? null;
}

export function isEnterprise(code: string): boolean {
  return code.toLowerCase().includes('enterprise');
}

/** What a plan costs a month, in cents and fractions of one, which whoever bills it has to round. */
export function monthlyEquivalent({ price, months }: Pick<Plan, 'price' | 'months'>): number {
  return price / months;
}

/** Compares what two plans cost a month, without rounding. Positive: the first costs more. */
export function comparePerMonth(one: Pick<Plan, 'price' | 'months'>, other: Pick<Plan, 'price' | 'months'>): number {
  return one.price * other.months - other.price * one.months;
}

/** The plans to choose from, cheapest first. Enterprise plans are sold by people, not here. */
export function offeredPlans(plans: readonly Plan[]): Plan[] {
  return plans
    .filter(({ code }) => !isEnterprise(code))
    .toSorted((one, other) => one.price - other.price || one.code.localeCompare(other.code));
}

export interface Tier {
  slug: string;
  plans: Partial<Record<Interval, Plan>>;
}

/** The plans to choose from by tier, in the order of their cheapest plan. */
export function tiersOf(plans: readonly Plan[]): Tier[] {
  const tiers = new Map<string, Tier>();
  for (const plan of offeredPlans(plans)) {
    const interval = intervalOf(plan);
    if (interval === null) continue;
    const slug = planSlug(plan.code);
    const tier = tiers.get(slug) ?? { slug, plans: {} };
    tier.plans[interval] = plan;
    tiers.set(slug, tier);
  }
  return [...tiers.values()];
}

/** What a year of the longer interval saves against paying the shorter one, in whole percent, rounded down; never below 0. */
export function savingPercent(shorter: Pick<Plan, 'price' | 'months'>, longer: Pick<Plan, 'price' | 'months'>): number {
  const dear = shorter.price * longer.months;
  const cheap = longer.price * shorter.months;
  return dear <= 0 ? 0 : Math.max(0, Math.floor(((dear - cheap) * 100) / dear));
}
