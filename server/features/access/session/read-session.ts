import type { MemberActor } from '@yardsign/domain/access/actor';
import { AppError } from '../../../platform/errors.ts';
import type { AccessDeps } from '../ports.ts';
import { readAccount } from '../read-account.ts';
import { findMember, findSession, type MemberRow } from '../store.ts';

/** Nobody is billed yet: every account pays by card and owes nothing. */
const NO_BILLING_YET = { source: 'recurly' as const, pastDue: false, pendingCancel: false };

function nameOf({ first_name: first, last_name: last }: MemberRow): string {
  return `${first} ${last}`.trim();
}

/** What a page needs to know of the session it runs in. */
export async function readSession(deps: AccessDeps, actor: MemberActor) {
  const [member, session, user, profile, impersonator] = await Promise.all([
    findMember(deps.db, actor.userId),
    findSession(deps.db, actor.sessionId),
    readAccount(deps, actor.userId),
    deps.readProfileSummary(actor.userId),
    actor.impersonator === null ? undefined : findMember(deps.db, actor.impersonator.userId),
  ]);
  if (!member || !session) throw new AppError('token_expired');
  const [team] = user.parents;
  const owner = team && (await findMember(deps.db, team.parent.id));
  return {
    // Staff whose level does not count yet is shown what a member is shown.
    user: { ...user, access_levels: [{ access_level: actor.accessLevel }] },
    levelWaits: actor.levelWaits,
    now: deps.clock.now().toISOString(),
    expiresAt: session.access_expires_at.toISOString(),
    language: member.language,
    timeZone: member.time_zone,
    profileFlags: profile.flags,
    brandVersion: member.brand_version,
    photoUrl: profile.photoUrl,
    // What the member must see is not for somebody who impersonates them.
    forceRedirect: actor.impersonator === null ? member.force_redirect : null,
    billing: NO_BILLING_YET,
    teamOwner: owner ? { name: nameOf(owner), email: owner.email } : null,
    impersonation:
      actor.impersonator === null || !impersonator
        ? null
        : {
            mode: actor.impersonator.mode,
            byName: nameOf(impersonator),
            byEmail: impersonator.email,
            reason: session.acting_reason ?? '',
            until: session.expires_at.toISOString(),
          },
  };
}
