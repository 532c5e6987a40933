import type { AccountStatus } from '@yardsign/domain/access/actor';
import type { BillingFacts, BillingSource } from '@yardsign/domain/access/guards';
import { FREE_PLAN } from '@yardsign/domain/billing/plans';
import { chooseSource } from '@yardsign/domain/billing/source';
import { sql } from 'kysely';
import type { StatementPart } from '../../platform/database/part.ts';

interface StoredFacts {
  source: 'recurly' | 'guest';
  pastDue: boolean;
  pendingCancel: boolean;
}

type FactsOf = (features: readonly string[], status: AccountStatus) => BillingFacts;

/** What the guards of a session decide by, from what the processor said last. */
export const billingFactsPart: StatementPart<FactsOf> = {
  tables: ['billing_account'],
  select: (memberId) => sql`(
    select jsonb_build_object('source', billing_account.source, 'pastDue', billing_account.past_due_since is not null,
      'pendingCancel', billing_account.pending_cancel)
    from billing_account where billing_account.member_id = ${memberId}
  )`,
  read(answer) {
    const stored = answer as StoredFacts | null;
    return (features, status) => ({
      source: billingSourceOf(stored?.source === 'recurly', features, status),
      pastDue: stored?.pastDue ?? false,
      pendingCancel: stored?.pendingCancel ?? false,
    });
  },
};

/** The same where nobody pays. */
export const noBillingPart: StatementPart<FactsOf> = {
  tables: [],
  select: () => sql`null`,
  read: () => () => ({ source: 'guest', pastDue: false, pendingCancel: false }),
};

/** On the free plan, in the trial, and before and after all plans a card can be entered: those accounts are the card's (C-33). */
export function billingSourceOf(
  hasLiveSubscription: boolean,
  features: readonly string[],
  status: AccountStatus,
): BillingSource {
  const isOpen =
    status === 'incomplete' || status === 'inactive' || features.includes('free') || features.includes('trial');
  return chooseSource({ hasLiveSubscription, appleStatus: null, planSlug: isOpen ? FREE_PLAN : null });
}
