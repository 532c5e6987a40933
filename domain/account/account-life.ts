import { DAY_MS } from '../time/spans.ts';
import type { AccountStatus } from '../access/actor.ts';

export const TRIAL_DAYS = 14;
/** After the confirmation of a deletion the account can be brought back for this long. */
export const DELETION_GRACE_DAYS = 7;

export function afterDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS);
}

/** A trial is for those who have no plan yet: a sign-up that is not finished, or a free account. */
export function mayStartTrial(account: {
  status: AccountStatus;
  features: readonly string[];
  hadTrial: boolean;
}): boolean {
  if (account.hadTrial) return false;
  return account.status === 'incomplete' || (account.status === 'active' && account.features.includes('free'));
}
