import { GUEST, type Actor, type UserType, type Impersonator } from '@yardsign/domain/access/actor';
import { levelInForce } from '@yardsign/domain/access/roles';
import { provedRecently } from '@yardsign/domain/access/impersonation';
import { AppError } from '../../../platform/errors.ts';
import type { Credentials } from '../../../platform/http/register-route.ts';
import { cookieNames } from './cookies.ts';
import { readAccessToken, sha256 } from './tokens.ts';
import type { AccessDeps } from '../ports.ts';
import { hasOneToReturnTo, mayStillImpersonate } from '../impersonation/may-still-impersonate.ts';
import { featuresOf } from '../features-store.ts';
import { findOpenSession } from '../store.ts';

async function sessionOf(deps: AccessDeps, credentials: Credentials) {
  const bearer = /^Bearer (\S+)$/.exec(credentials.authorization ?? '')?.[1];
  if (bearer !== undefined) {
    const sessionId = await readAccessToken(bearer, {
      issuer: deps.issuer,
      key: deps.sessionKey,
      now: deps.clock.now(),
    });
    const session = await findOpenSession(deps.db, { id: sessionId });
    // Signed by us and not expired, yet without a session: it was ended, which must bite at once.
    if (!session || session.via !== 'bearer') throw new AppError('token_expired');
    return session;
  }
  const cookie = credentials.cookie(cookieNames(deps.secureCookies).session);
  return cookie === undefined ? undefined : findOpenSession(deps.db, { cookieHash: sha256(cookie) });
}

function impersonatorOf(session: {
  acting_id: string | null;
  acting_mode: Impersonator['mode'] | null;
}): Impersonator | null {
  return session.acting_id === null || session.acting_mode === null
    ? null
    : { userId: session.acting_id, mode: session.acting_mode };
}

/** The level that counts in a session, and what a higher one waits for. */
function levelOf(session: { access_level: number; enrolled: boolean; second_factor_at: Date | null }) {
  const { access_level: given, enrolled } = session;
  const accessLevel = levelInForce(given, { enrolled, proved: session.second_factor_at !== null });
  const waits = enrolled ? ('confirm' as const) : ('enrol' as const);
  return { accessLevel, levelWaits: accessLevel === given ? null : waits };
}

/** A browser whose time as someone else is over is told to renew, which gives it its own session back; others are guests. */
async function afterImpersonation(deps: AccessDeps, credentials: Credentials): Promise<Actor> {
  if (credentials.authorization?.startsWith('Bearer ')) throw new AppError('token_expired');
  const cookie = credentials.cookie(cookieNames(deps.secureCookies).session);
  if (cookie === undefined || !(await hasOneToReturnTo(deps, sha256(cookie)))) return GUEST;
  return { kind: 'guest', refused: 'token_expired' };
}

/**
 * Finds who is calling, from a bearer token or the session cookie. An `Authorization: Basic` pair names a client program,
 * not a person, and gives no right.
 *
 * @throws AppError `token_expired` or `token_invalid` for a bearer token that is not good.
 */
export async function resolveActor(deps: AccessDeps, credentials: Credentials): Promise<Actor> {
  const session = await sessionOf(deps, credentials);
  const now = deps.clock.now();
  if (!session || session.expires_at <= now) return afterImpersonation(deps, credentials);
  // The sign-in page and the refresh itself must be reachable with an old cookie, so it makes a guest, not an error.
  if (session.via === 'cookie' && session.access_expires_at <= now) return { kind: 'guest', refused: 'token_expired' };
  const impersonator = impersonatorOf(session);
  if (
    impersonator !== null &&
    !(await mayStillImpersonate(deps, { sessionId: session.id, memberId: session.member_id, impersonator }))
  )
    return afterImpersonation(deps, credentials);
  const secondFactorAt = session.second_factor_at?.getTime() ?? null;
  const features = await featuresOf(deps.db, session.member_id, now);
  return {
    kind: 'member',
    userId: session.member_id,
    sessionId: session.id,
    via: session.via,
    status: session.status,
    type: session.type as UserType | null,
    ...levelOf(session),
    membership:
      session.owner_id === null
        ? null
        : {
            ownerId: session.owner_id,
            ownerType: session.owner_type as UserType | null,
            isAdmin: session.is_admin ?? false,
          },
    impersonator,
    secondFactorAt,
    secondFactorFresh: provedRecently(secondFactorAt, now.getTime()),
    limitedTo: session.limited_to,
    features: features.filter((feature) => !feature.expired).flatMap((feature) => [feature.slug, ...feature.includes]),
  };
}
