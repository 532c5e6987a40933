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

/** A token whose signature was checked. Times in seconds since 1970. */
interface Proved {
  sessionId: string;
  issuer: string;
  from: number;
  until: number;
}

/** How many tokens are remembered. A member has one for a quarter of an hour; who comes after that many is checked again. */
const MOST_PROVED = 5000;

/** The key as it is checked with, which takes as long to make as a token to check, and the tokens that it has proved, oldest first. */
interface Checker {
  secret: KeyObject;
  proved: Map<string, Proved>;
}

const checkers = new WeakMap<Buffer, Checker>();

function checkerOf(key: Buffer): Checker {
  const known = checkers.get(key) ?? { secret: createSecretKey(key), proved: new Map<string, Proved>() };
  checkers.set(key, known);
  return known;
}

/** What a token that was proved before says, as long as its time is not over. */
function provedBefore({ proved }: Checker, token: string, { issuer, now }: { issuer: string; now: Date }) {
  const known = proved.get(token);
  const seconds = Math.floor(now.getTime() / 1000);
  const counts = known !== undefined && known.issuer === issuer && known.from <= seconds && seconds < known.until;
  return counts ? known.sessionId : undefined;
}

function remember({ proved }: Checker, token: string, facts: Proved): void {
  proved.set(token, facts);
  const [oldest] = proved.keys();
  if (proved.size > MOST_PROVED && oldest !== undefined) proved.delete(oldest);
}

/**
 * A signature that was right stays right: it is checked once, and the times at every call.
 *
 * @returns the session that a token names. @throws AppError `token_expired` or `token_invalid`.
 */
export async function readAccessToken(
  token: string,
  options: { issuer: string; key: Buffer; now: Date },
): Promise<string> {
  const checker = checkerOf(options.key);
  const known = provedBefore(checker, token, options);
  if (known !== undefined) return known;
  try {
    const { payload } = await jwtVerify(token, checker.secret, {
      algorithms: ['HS256'],
      typ: TOKEN_TYPE,
      issuer: options.issuer,
      audience: AUDIENCE,
      currentDate: options.now,
      requiredClaims: ['sub', 'jti', 'exp', 'sid'],
    });
    const { sid, nbf = 0, exp = 0 } = payload;
    const sessionId = String(sid);
    remember(checker, token, { sessionId, issuer: options.issuer, from: nbf, until: exp });
    return sessionId;
  } catch (cause) {
    throw new AppError(cause instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid', { cause });
  }
}
