import type { MemberActor } from '@yardsign/domain/access/actor';
import { AppError } from '../../platform/errors.ts';
import type { AccessDeps } from './ports.ts';
import { readAccount } from './read-account.ts';
import { findMember, findSession } from './store.ts';

/** What a page needs to know of the session it runs in. */
export async function readSession(deps: AccessDeps, actor: MemberActor) {
  const [member, session, user, profile, seer] = await Promise.all([
    findMember(deps.db, actor.userId),
    findSession(deps.db, actor.sessionId),
    readAccount(deps, actor.userId),
    deps.readProfileSummary(actor.userId),
    actor.viewer === null ? undefined : findMember(deps.db, actor.viewer.userId),
  ]);
  if (!member || !session) throw new AppError('token_expired');
  return {
    user,
    now: deps.clock.now().toISOString(),
    expiresAt: session.access_expires_at.toISOString(),
    language: member.language,
    timeZone: member.time_zone,
    profileFlags: profile.flags,
    brandVersion: member.brand_version,
    photoUrl: profile.photoUrl,
    viewing:
      actor.viewer === null || !seer
        ? null
        : {
            mode: actor.viewer.mode,
            byName: `${seer.first_name} ${seer.last_name}`.trim(),
            byEmail: seer.email,
            reason: session.acting_reason ?? '',
            until: session.expires_at.toISOString(),
          },
  };
}
