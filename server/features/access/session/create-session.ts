import type { Tx } from '../../../platform/database/database.ts';
import { ACCESS_SECONDS, REFRESH_IDLE_SECONDS, SESSION_SECONDS, sha256, signAccessToken } from './tokens.ts';
import type { AccessDeps } from '../ports.ts';
import { insertRefreshToken, insertSession } from '../store.ts';

export type SessionDeps = Pick<AccessDeps, 'db' | 'clock' | 'random' | 'sessionKey' | 'issuer'>;

/** What proves a session, shown once. A browser gets `cookie`, an API client `token`; both get `refreshToken`. */
export interface Grant {
  sessionId: string;
  via: 'cookie' | 'bearer';
  cookie: string | null;
  token: string | null;
  refreshToken: string;
  expiresAt: Date;
  sessionExpiresAt: Date;
}

export function after(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000);
}

/** Who really sits there, why, and which session of their own they return to. */
interface Impersonation {
  userId: string;
  mode: 'admin' | 'team';
  reason: string;
  ownSessionId: string;
}

export interface SessionInput {
  memberId: string;
  via: 'cookie' | 'bearer';
  userAgent: string;
  impersonation?: Impersonation;
  /** When a second factor was proved on the way in. */
  secondFactorAt?: Date;
  limitedTo?: 'signup';
  /** The login credential that was used, if it was one. */
  credentialId?: string | null;
  /** The passkey that was used, if it was one. */
  passkeyId?: string | null;
  /** How long it may live at most; thirty days when left out. */
  seconds?: number;
}

/**
 * Opens a session. Every way of signing in ends here, and so does impersonating someone else.
 *
 * @param together what has to happen in the same transaction.
 */
export async function createSession(
  deps: SessionDeps,
  input: SessionInput,
  together?: (tx: Tx, opened: { sessionId: string; sessionExpiresAt: Date }) => Promise<void>,
): Promise<Grant> {
  const now = deps.clock.now();
  const sessionId = deps.random.id('ses');
  const cookie = input.via === 'cookie' ? deps.random.bytes(32).toString('base64url') : null;
  const refreshToken = deps.random.bytes(32).toString('base64url');
  const sessionExpiresAt = after(now, input.seconds ?? SESSION_SECONDS);
  const expiresAt = after(now, Math.min(ACCESS_SECONDS, input.seconds ?? SESSION_SECONDS));
  await deps.db.transaction().execute(async (tx) => {
    await insertSession(tx, {
      id: sessionId,
      member_id: input.memberId,
      via: input.via,
      cookie_hash: cookie === null ? null : sha256(cookie),
      access_expires_at: expiresAt,
      user_agent: input.userAgent,
      created_at: now,
      last_seen_at: now,
      expires_at: sessionExpiresAt,
      acting_id: input.impersonation?.userId ?? null,
      acting_mode: input.impersonation?.mode ?? null,
      acting_reason: input.impersonation?.reason ?? null,
      own_session_id: input.impersonation?.ownSessionId ?? null,
      second_factor_at: input.secondFactorAt ?? null,
      limited_to: input.limitedTo ?? null,
      credential_id: input.credentialId ?? null,
      passkey_id: input.passkeyId ?? null,
    });
    await insertRefreshToken(tx, {
      hash: sha256(refreshToken),
      session_id: sessionId,
      created_at: now,
      expires_at: after(now, REFRESH_IDLE_SECONDS),
    });
    await together?.(tx, { sessionId, sessionExpiresAt });
  });
  const token =
    input.via === 'bearer' ? await issueToken(deps, { memberId: input.memberId, sessionId, now, expiresAt }) : null;
  return { sessionId, via: input.via, cookie, token, refreshToken, expiresAt, sessionExpiresAt };
}

/** A fresh access token for an API client's session. */
export function issueToken(
  deps: SessionDeps,
  input: { memberId: string; sessionId: string; now: Date; expiresAt: Date },
): Promise<string> {
  return signAccessToken({ ...input, tokenId: deps.random.id('jti'), issuer: deps.issuer }, deps.sessionKey);
}
