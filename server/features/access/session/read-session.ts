import type { MemberActor } from '@yardsign/domain/access/actor';
import { AppError } from '../../../platform/errors.ts';
import { findAccountOfSession } from '../account-store.ts';
import type { AccessDeps } from '../ports.ts';
import { presentAuthUser } from '../present.ts';

const fullName = (first: string | null, last: string | null) => `${first ?? ''} ${last ?? ''}`.trim();

/** What a page needs to know of the session it runs in, by one statement. */
export async function readSession(deps: AccessDeps, actor: MemberActor) {
  const row = await findAccountOfSession(deps, { memberId: actor.userId, sessionId: actor.sessionId });
  if (!row) throw new AppError('token_expired');
  const now = deps.clock.now();
  const profile = deps.profileSummary.read(row.profile);
  const [owner] = row.parents;
  return {
    // Staff whose level does not count yet is shown what a member is shown.
    user: {
      ...presentAuthUser(row, deps.services.read(row.services), now),
      access_levels: [{ access_level: actor.accessLevel }],
    },
    levelWaits: actor.levelWaits,
    now: now.toISOString(),
    expiresAt: row.access_expires_at.toISOString(),
    language: row.language,
    timeZone: row.time_zone,
    profileFlags: profile.flags,
    brandVersion: row.brand_version,
    contentMode: profile.contentMode,
    photoUrl: profile.photoUrl,
    // What the member must see is not for somebody who impersonates them.
    forceRedirect: actor.impersonator === null ? row.force_redirect : null,
    legalDue: actor.impersonator === null ? deps.legalDue.read(row.legal_due) : [],
    billing: deps.billingFacts.read(row.billing)(actor, row.status),
    teamOwner: owner ? { name: fullName(owner.first_name, owner.last_name), email: owner.email } : null,
    impersonation:
      actor.impersonator === null || row.impersonator_email === null
        ? null
        : {
            mode: actor.impersonator.mode,
            byName: fullName(row.impersonator_first_name, row.impersonator_last_name),
            byEmail: row.impersonator_email,
            reason: row.acting_reason ?? '',
            until: row.session_expires_at.toISOString(),
          },
  };
}
