import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../../platform/errors.ts';

/** Lifetimes, in seconds. */
export const ACCESS_SECONDS = 15 * 60;
export const REFRESH_IDLE_SECONDS = 14 * 24 * 3600;
export const SESSION_SECONDS = 30 * 24 * 3600;
/** How long a spent refresh token still answers its own successor: two tabs may refresh at once. */
export const REFRESH_GRACE_SECONDS = 10;

const AUDIENCE = 'yardsign-api';
const TOKEN_TYPE = 'at+jwt';

export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/**
 * The token that follows a spent one. Derived, not drawn: a second request within the grace period gets the same
 * successor although only hashes are stored.
 */
export function successorOf(refreshToken: string, key: Buffer): string {
  return createHmac('sha256', key).update(`refresh|${refreshToken}`).digest('base64url');
}

/** A signed access token that names a session. It proves nothing once the session has ended. */
export function signAccessToken(
  input: { memberId: string; sessionId: string; tokenId: string; issuer: string; now: Date; expiresAt: Date },
  key: Buffer,
): Promise<string> {
  return new SignJWT({ sid: input.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TOKEN_TYPE })
    .setIssuer(input.issuer)
    .setAudience(AUDIENCE)
    .setSubject(input.memberId)
    .setJti(input.tokenId)
    .setIssuedAt(input.now)
    .setNotBefore(input.now)
    .setExpirationTime(input.expiresAt)
    .sign(key);
}

const keys = new WeakMap<Buffer, KeyObject>();

/** The key as it is checked with: making it takes as long as checking a token. */
function secretOf(key: Buffer): KeyObject {
  const known = keys.get(key) ?? createSecretKey(key);
  keys.set(key, known);
  return known;
}

/** @returns the session that a token names. @throws AppError `token_expired` or `token_invalid`. */
export async function readAccessToken(
  token: string,
  options: { issuer: string; key: Buffer; now: Date },
): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, secretOf(options.key), {
      algorithms: ['HS256'],
      typ: TOKEN_TYPE,
      issuer: options.issuer,
      audience: AUDIENCE,
      currentDate: options.now,
      requiredClaims: ['sub', 'jti', 'exp', 'sid'],
    });
    return String(payload['sid']);
  } catch (cause) {
    throw new AppError(cause instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid', { cause });
  }
}
