import { entitlementOf, type Entitlement } from '@yardsign/domain/billing/grants';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { BillingDeps, BillingSnapshot } from '../ports.ts';
import { givePaidPlan, holdsGrant, lockPerson, paidPlans, removePaidPlans, setPerson } from '../store.ts';

/** States that what is paid decides about. A limited account is not one of them, whatever it pays. */
const PAID_STATES: ReadonlySet<string> = new Set(['active', 'incomplete', 'inactive', 'paused']);

/** What an account may use because of what it pays; null where it has never paid for anything. */
export function entitledBy(snapshot: BillingSnapshot, graceDays: number, now: Date): Entitlement | null {
  if (snapshot.subscription === null) return null;
  const pastDueSince = snapshot.pastDue[0]?.dueAt ?? null;
  return entitlementOf(snapshot.subscription, { pastDueSince, graceDays, now });
}

/**
 * Gives and takes what a subscription gives. The status of the account follows it only where it has changed: what an admin made of
 * an account in the meantime stays.
 *
 * @param before what it gave until now.
 */
export async function applyEntitlement(
  deps: Pick<BillingDeps, 'clock' | 'becomeFree'>,
  tx: Tx,
  memberId: string,
  entitlement: Entitlement,
  before: { seats: number; status: Entitlement['status'] | null },
): Promise<void> {
  const now = deps.clock.now();
  const person = await lockPerson(tx, memberId);
  if (!person) return;
  const held = await paidPlans(tx, memberId);
  const wanted = entitlement.grant?.slug ?? null;
  if (held.length !== (wanted === null ? 0 : 1) || held[0] !== (wanted ?? undefined)) {
    await removePaidPlans(tx, memberId);
    if (entitlement.grant) await givePaidPlan(tx, memberId, entitlement.grant);
    await recordAct(tx, {
      at: now,
      action: 'billing.plan-changed',
      actorId: null,
      realActorId: null,
      subjectId: memberId,
      detail: { from: held[0] ?? 'none', to: wanted ?? 'none' },
      requestId: null,
    });
  }
  const given = entitlement.status === 'inactive' && (await holdsGrant(tx, memberId, now));
  // What staff gave for a time keeps an account in order, whatever is paid.
  const status = given ? 'active' : entitlement.status;
  // An account that never was anything else is a free one once its plan is gone.
  if (entitlement.status === 'active' && wanted === null) await deps.becomeFree(tx, memberId);
  const seats = Math.max(0, person.seats + entitlement.seats - before.seats);
  // A sign-up without a password is not finished by paying.
  const isUnfinished = person.status === 'incomplete' && person.password_hash === null;
  const hasChanged = before.status !== status || person.status === 'incomplete';
  const moves = hasChanged && PAID_STATES.has(person.status) && !isUnfinished && person.status !== status;
  if (moves || seats !== person.seats) await setPerson(tx, memberId, { ...(moves && { status }), seats }, now);
}
