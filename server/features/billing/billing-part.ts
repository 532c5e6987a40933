import type { AccountStatus, MemberActor } from '@yardsign/domain/access/actor';
import type { BillingFacts, BillingSource } from '@yardsign/domain/access/guards';
import { isCrewLevel } from '@yardsign/domain/access/roles';
import { type AppleStatus, appleGives } from '@yardsign/domain/billing/apple';
import { FREE_PLAN } from '@yardsign/domain/billing/plans';
import { chooseSource } from '@yardsign/domain/billing/source';
import { sql } from 'kysely';
import type { StatementPart } from '../../platform/database/part.ts';

interface StoredFacts {
  source: 'recurly' | 'guest' | null;
  apple: boolean;
  pastDue: boolean;
  pendingCancel: boolean;
}

type FactsOf = (actor: Pick<MemberActor, 'features' | 'accessLevel'>, status: AccountStatus) => BillingFacts;

/** What our own staff is shown is paid by card, so that all pages can be looked at (C-29). */
const OF_STAFF: BillingFacts = { source: 'recurly', pastDue: false, pendingCancel: false };

/** What the guards of a session decide by, from what the processor said last. */
export const billingFactsPart: StatementPart<FactsOf> = {
  tables: ['billing_account', 'apple_subscription'],
  select: (memberId) => sql`(
    select jsonb_build_object('source', billing_account.source, 'pastDue', billing_account.past_due_since is not null,
      'pendingCancel', coalesce(billing_account.pending_cancel, false),
      'apple', exists(select from apple_subscription
        where apple_subscription.member_id = ${memberId} and status in ('active', 'grace_period')))
    from (select 1) as facts left join billing_account on billing_account.member_id = ${memberId}
  )`,
  read(answer) {
    const stored = answer as StoredFacts | null;
    return ({ features, accessLevel }, status) => {
      if (isCrewLevel(accessLevel)) return OF_STAFF;
      const apple = stored?.apple === true ? 'active' : null;
      return {
        source: billingSourceOf(stored?.source === 'recurly', features, status, apple),
        pastDue: stored?.pastDue ?? false,
        pendingCancel: stored?.pendingCancel ?? false,
      };
    };
  },
};

/** The same where nobody pays. */
export const noBillingPart: StatementPart<FactsOf> = {
  tables: [],
  select: () => sql`null`,
  read: () => () => ({ source: 'guest', pastDue: false, pendingCancel: false }),
};

/**
 * On the free plan, in the trial, and before and after all plans a card can be entered: those accounts are the card's (C-33). A trial
 * that runs beside what is paid to Apple does not make it so: it would be paid twice.
 */
export function billingSourceOf(
  hasLiveSubscription: boolean,
  features: readonly string[],
  status: AccountStatus,
  appleStatus: AppleStatus | null,
): BillingSource {
  const isBetween = status === 'incomplete' || status === 'inactive' || features.includes('trial');
  const isOpen = features.includes('free') || (isBetween && !appleGives(appleStatus));
  return chooseSource({ hasLiveSubscription, appleStatus, planSlug: isOpen ? FREE_PLAN : null });
}
