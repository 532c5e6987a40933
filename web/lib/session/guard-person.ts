import { PROFILE_READY_FLAG, type GuardPerson } from '@yardsign/domain/access/guards';
import { realtalkChoices } from '../realtalk/choices.ts';
import type { Session } from './session-query.ts';

/** Slugs that the member holds, directly or through a plan. */
export function heldFeatures({ user }: Pick<Session, 'user'>): string[] {
  return user.features.flatMap(({ slug, includes }) => [slug, ...includes]);
}

/** What the rules of a role look at; of several teams above, the first. */
export function standingOf({ user }: Pick<Session, 'user'>): Pick<GuardPerson, 'type' | 'accessLevel' | 'membership'> {
  const [above] = user.parents;
  return {
    type: user.type,
    accessLevel: user.access_levels[0]?.access_level ?? 1,
    membership: above ? { ownerId: above.parent.id, ownerType: above.parent.type, isAdmin: above.is_admin } : null,
  };
}

/** The session as the guards look at it. */
export function toGuardPerson(session: Session, synced: boolean): GuardPerson {
  return {
    ...standingOf(session),
    status: session.user.status,
    features: heldFeatures(session),
    profileReady: session.profileFlags.includes(PROFILE_READY_FLAG),
    // What the member must see is theirs to see, not that of somebody who impersonates them.
    forceRedirect: session.impersonation === null ? session.forceRedirect : null,
    billing: session.billing,
    consentDue: session.legalDue.length > 0,
    chosen: realtalkChoices(session.user.id),
    synced,
  };
}
