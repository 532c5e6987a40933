/** The plans that staff can give for a time; names are the same in every language. */
export const GIVEN_PLANS = { essentials: 'Essentials', expert: 'Expert', elite: 'Elite' } as const;

type GivenPlan = keyof typeof GIVEN_PLANS;

export type BillingAct =
  | { kind: 'sync' }
  | { kind: 'trial'; days: number }
  | { kind: 'grant'; plan: GivenPlan; days: number }
  /** @param amount in dollars; null: all of it. */
  | { kind: 'refund'; number: string; amount: number | null };

type BillingActKind = BillingAct['kind'];

/** What is meant, where the act is about something that stands on the page. */
export interface WantedBillingAct {
  kind: BillingActKind;
  invoice?: { number: string; refundable: number };
}

/** How many days an act may be about; 0 takes a given plan away. */
export const DAYS = { trial: [1, 90], grant: [0, 365] } as const;

interface Typed {
  days: string;
  plan: string;
  amount: string;
}

function daysFrom(typed: string, [least, most]: readonly [number, number]): number | null {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return days >= least && days <= most ? days : null;
}

/** An amount in dollars, written with a point or a comma. */
function amountFrom(typed: string, most: number): number | null {
  const match = /^\$?(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents > 0 && cents <= Math.round(most * 100) ? cents / 100 : null;
}

/** The act that a form means, or the field that is wrong. */
export function billingActOf({ kind, invoice }: WantedBillingAct, typed: Typed): BillingAct | 'days' | 'amount' {
  if (kind === 'sync') return { kind };
  if (kind === 'refund') {
    const amount = amountFrom(typed.amount, invoice?.refundable ?? 0);
    return amount === null || !invoice ? 'amount' : { kind, number: invoice.number, amount };
  }
  const days = daysFrom(typed.days, DAYS[kind]);
  if (days === null) return 'days';
  return kind === 'trial' ? { kind, days } : { kind, days, plan: typed.plan as GivenPlan };
}
