import { statusTarget } from '@yardsign/domain/access/guards';
import { isLicensedMember } from '@yardsign/domain/access/roles';
import { BillingOr } from '../../features/billing/components/billing-or.tsx';
import { BillingView } from '../../features/billing/pages/billing-view.tsx';
import { SubscriptionView } from '../../features/billing/pages/subscription-view.tsx';
import { UpgradeView } from '../../features/billing/pages/upgrade-view.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { standingOf, toGuardPerson } from '../../lib/session/guard-person.ts';
import { type Session, useSession } from '../../lib/session/session-query.ts';
import { StatePage } from './account-state-page.tsx';

/** Whether there is a plan to speak of: an account that may be anywhere and holds something that one pays for. */
function hasPlan(session: Session): boolean {
  const person = toGuardPerson(session, true);
  return statusTarget(person) === null && person.features.length > 0;
}

function NoSubscription({ session }: { session: Session }) {
  const text = useText('states');
  return (
    <StatePage title="subscriptionTitle" soon="subscriptionSoon" session={session}>
      {text(
        session.user.status === 'paused' ? 'subscriptionPaused' : hasPlan(session) ? 'subscriptionActive' : 'noPlan',
      )}
    </StatePage>
  );
}

/** What somebody pays and what happens next, where this installation takes payments. */
export function SubscriptionPage() {
  const session = useSession();
  if (session === null) return null;
  return (
    <BillingOr otherwise={<NoSubscription session={session} />}>
      {(billing) => <SubscriptionView billing={billing} session={session} />}
    </BillingOr>
  );
}

/** Card and invoices. Where no payments are taken the guards lead elsewhere. */
export function BillingPage() {
  const session = useSession();
  if (session === null) return null;
  return (
    <BillingOr otherwise={<NoSubscription session={session} />}>
      {(billing) => <BillingView billing={billing} session={session} />}
    </BillingOr>
  );
}

function ManagedElsewhere({ session }: { session: Session }) {
  const text = useText('states');
  const paused = session.user.status === 'paused';
  return (
    <StatePage title="upgradeTitle" session={session} owner>
      {session.teamOwner === null
        ? text('upgradeManagedUnknown')
        : text(paused ? 'upgradeManagedPaused' : 'upgradeManaged', { name: session.teamOwner.name })}
    </StatePage>
  );
}

/** Moving to another plan; for a licensed member, who in their stead decides about it. */
export function UpgradePage() {
  const session = useSession();
  if (session === null) return null;
  if (isLicensedMember(standingOf(session))) return <ManagedElsewhere session={session} />;
  return (
    <BillingOr otherwise={<NoSubscription session={session} />}>
      {(billing) => <UpgradeView billing={billing} session={session} />}
    </BillingOr>
  );
}
