import type { Cents } from './money.ts';

/** Whether a member has ever paid: an invoice of more than nothing is paid, or the trial of a plan that costs is over and nothing is due. */
export function memberHasPaid(facts: {
  paidInvoices: readonly { total: Cents }[];
  /** The subscription, where there is one. */
  running: { unitAmount: Cents; inTrial: boolean } | null;
  hasPastDueInvoice: boolean;
}): boolean {
  if (facts.paidInvoices.some(({ total }) => total > 0)) return true;
  const { running } = facts;
  return running !== null && running.unitAmount > 0 && !running.inTrial && !facts.hasPastDueInvoice;
}
