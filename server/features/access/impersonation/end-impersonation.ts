import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { after, type Grant } from '../session/create-session.ts';
import { ACCESS_SECONDS, REFRESH_GRACE_SECONDS, REFRESH_IDLE_SECONDS, sha256 } from '../session/tokens.ts';
import type { AccessDeps } from '../ports.ts';
import { endSession, findRefreshToken, findSession, insertRefreshToken, spendRefreshToken } from '../store.ts';
import { findImpersonation, renewCookie } from './impersonation-store.ts';

/** So little time left that a renewal would only be followed by the next one. */
const NEARLY_OVER_MS = 60_000;

/** Hands the browser the session of its own again, under new secrets: those of before are nowhere in it. */
async function giveBack(
  deps: Pick<AccessDeps, 'clock' | 'random'>,
  tx: Tx,
  own: { id: string; expiresAt: Date },
): Promise<Grant> {
  const now = deps.clock.now();
  const cookie = deps.random.bytes(32).toString('base64url');
  const refreshToken = deps.random.bytes(32).toString('base64url');
  const accessEnd = after(now, ACCESS_SECONDS);
  const expiresAt = accessEnd < own.expiresAt ? accessEnd : own.expiresAt;
  await renewCookie(tx, { sessionId: own.id, cookieHash: sha256(cookie), accessExpiresAt: expiresAt, now });
  const idle = after(now, REFRESH_IDLE_SECONDS);
  await insertRefreshToken(tx, {
    hash: sha256(refreshToken),
    session_id: own.id,
    created_at: now,
    expires_at: idle < own.expiresAt ? idle : own.expiresAt,
  });
  return {
    sessionId: own.id,
    via: 'cookie',
    cookie,
    token: null,
    refreshToken,
    expiresAt,
    sessionExpiresAt: own.expiresAt,
  };
}

/**
 * Stops impersonating someone else.
 *
 * @returns the browser's own session under new secrets; null for an API client, which still has the token of its own.
 */
export async function endImpersonation(deps: AccessDeps, actor: MemberActor, requestId: string): Promise<Grant | null> {
  const { impersonator } = actor;
  if (impersonator === null) return null;
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    await endSession(tx, actor.sessionId, 'switched_back', now);
    await recordAct(tx, {
      at: now,
      action: 'viewing.ended',
      actorId: impersonator.userId,
      realActorId: impersonator.userId,
      subjectId: actor.userId,
      detail: { session: actor.sessionId },
      requestId,
    });
    if (actor.via === 'bearer') return null;
    const impersonation = await findSession(tx, actor.sessionId);
    const own = await findSession(tx, impersonation?.own_session_id ?? '');
    return own ? giveBack(deps, tx, { id: own.id, expiresAt: own.expires_at }) : null;
  });
}

/** A browser has its own session again. */
interface Returned {
  grant: Grant;
  /** `impersonation_right_lost` when something else than the time or the person has ended it. */
  why: 'impersonation_ended' | 'impersonation_right_lost';
}

/** Ends of a session that are nobody's loss of a right. */
const EXPECTED_ENDS: readonly (string | null)[] = [null, 'time_is_over', 'switched_back'];

/**
 * A browser whose time as someone else is over shows the refresh token of that session: it gets its own session back, as
 * long as that one is good. Null when the token is of any other session, or of one that goes on.
 */
export async function returnFromImpersonation(deps: AccessDeps, refreshToken: string): Promise<Returned | null> {
  const now = deps.clock.now();
  const refreshHash = sha256(refreshToken);
  const impersonation = await findImpersonation(deps.db, refreshHash);
  if (!impersonation) return null;
  const goesOn = impersonation.ended_at === null && impersonation.expires_at.getTime() - now.getTime() > NEARLY_OVER_MS;
  if (goesOn || impersonation.own_ended_at !== null || impersonation.own_expires_at <= now) return null;
  return deps.db.transaction().execute(async (tx) => {
    const token = await findRefreshToken(tx, refreshHash);
    if (!token || token.expires_at <= now) return null;
    // Spent long ago: whoever shows it has a copy, which must not lead into the session behind it.
    if (token.spent_at !== null && now.getTime() - token.spent_at.getTime() > REFRESH_GRACE_SECONDS * 1000) return null;
    await spendRefreshToken(tx, refreshHash, now);
    await endSession(tx, impersonation.id, 'time_is_over', now);
    const grant = await giveBack(deps, tx, { id: impersonation.own_id, expiresAt: impersonation.own_expires_at });
    return {
      grant,
      why: EXPECTED_ENDS.includes(impersonation.end_reason) ? 'impersonation_ended' : 'impersonation_right_lost',
    };
  });
}

/** Ends the session of this browser: of an impersonation, also the one to return to, which nobody could reach any more. */
export async function endBrowserSession(db: Db, sessionId: string, reason: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const session = await findSession(tx, sessionId);
    await endSession(tx, sessionId, reason, now);
    if (session?.via === 'cookie' && session.own_session_id !== null)
      await endSession(tx, session.own_session_id, reason, now);
  });
}
