import { AppError } from '../../../platform/errors.ts';
import { after, issueToken, type Grant } from './create-session.ts';
import { ACCESS_SECONDS, REFRESH_GRACE_SECONDS, REFRESH_IDLE_SECONDS, sha256, successorOf } from './tokens.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import type { AccessDeps } from '../ports.ts';
import {
  endSession,
  extendSession,
  findRefreshToken,
  findSession,
  insertRefreshToken,
  spendRefreshToken,
} from '../store.ts';

/**
 * Exchanges a refresh token for the next. The token is spent by the exchange; whoever shows a spent one later than the
 * grace period has a copy, and the whole session ends.
 *
 * @throws AppError `too_many_requests`, `token_invalid` (unknown), `token_expired` (idle too long, or the session is over), `refresh_reused`.
 */
export async function refreshSession(deps: AccessDeps, refreshToken: string): Promise<Grant> {
  const now = deps.clock.now();
  const hash = sha256(refreshToken);
  const successor = successorOf(refreshToken, deps.sessionKey);

  const outcome = await deps.db.transaction().execute(async (tx) => {
    const spentBySelf = await spendRefreshToken(tx, hash, now);
    const known = spentBySelf === undefined ? await findRefreshToken(tx, hash) : undefined;
    if (spentBySelf === undefined) {
      if (!known) return { refused: 'token_invalid' as const };
      if (known.spent_at === null) return { refused: 'token_expired' as const };
      if (now.getTime() - known.spent_at.getTime() > REFRESH_GRACE_SECONDS * 1000) {
        const ended = await endSession(tx, known.session_id, 'refresh_reused', now);
        const copied = ended ? await findSession(tx, known.session_id) : undefined;
        return { refused: 'refresh_reused' as const, copied };
      }
    }
    // Thrown inside, so that the token is not spent by a refresh that does not take place.
    if (spentBySelf !== undefined) await enforceLimit(deps.limits.refreshes, spentBySelf, { tx });
    const session = await findSession(tx, spentBySelf ?? known?.session_id ?? '');
    if (!session || session.ended_at !== null || session.expires_at <= now)
      return { refused: 'token_expired' as const };
    const own = session.own_session_id === null ? undefined : await findSession(tx, session.own_session_id);
    if (own && own.ended_at !== null) return { refused: 'token_expired' as const };
    const accessEnd = after(now, ACCESS_SECONDS);
    const expiresAt = accessEnd < session.expires_at ? accessEnd : session.expires_at;
    await extendSession(tx, session.id, expiresAt, now);
    // When the hour as someone else is over, its token still leads back to the session behind it.
    const kept = own?.expires_at ?? session.expires_at;
    const idle = after(now, REFRESH_IDLE_SECONDS);
    await insertRefreshToken(tx, {
      hash: sha256(successor),
      session_id: session.id,
      created_at: now,
      expires_at: idle < kept ? idle : kept,
    });
    return { session, expiresAt, kept };
  });
  if (outcome.copied) await deps.onSessionReused(outcome.copied.member_id, outcome.copied.id);
  // Thrown only now: a throw inside would roll back the end of a reused session.
  if (outcome.refused) throw new AppError(outcome.refused);
  const { session, expiresAt, kept } = outcome;
  const token =
    session.via === 'bearer'
      ? await issueToken(deps, { memberId: session.member_id, sessionId: session.id, now, expiresAt })
      : null;
  return {
    sessionId: session.id,
    via: session.via,
    cookie: null,
    token,
    refreshToken: successor,
    expiresAt,
    sessionExpiresAt: kept,
  };
}
