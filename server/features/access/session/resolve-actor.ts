import { GUEST, type Actor, type GuestActor, type MemberActor } from '@yardsign/domain/access/actor';
import { provedRecently, refusalToImpersonate } from '@yardsign/domain/access/impersonation';
import { levelInForce } from '@yardsign/domain/access/roles';
import { AppError } from '../../../platform/errors.ts';
import type { Credentials } from '../../../platform/http/register-route.ts';
import { featuresInForce, slugsInForce } from '../features-store.ts';
import { impersonatedStanding, impersonatorStanding } from '../impersonation/impersonation-store.ts';
import type { AccessDeps } from '../ports.ts';
import { endSession } from '../store.ts';
import { membershipOf } from '../team-above.ts';
import { cookieNames } from './cookies.ts';
import { checkGuestClient } from './guest-client.ts';
import { readSessionFacts, type SessionFacts, type SessionName } from './session-facts.ts';
import { readAccessToken, sha256 } from './tokens.ts';

async function namedSession(deps: AccessDeps, credentials: Credentials): Promise<SessionName | undefined> {
  const bearer = /^Bearer (\S+)$/.exec(credentials.authorization ?? '')?.[1];
  if (bearer !== undefined) {
    const now = deps.clock.now();
    return { id: await readAccessToken(bearer, { issuer: deps.issuer, key: deps.sessionKey, now }) };
  }
  const cookie = credentials.cookie(cookieNames(deps.secureCookies).session);
  return cookie === undefined ? undefined : { cookieHash: sha256(cookie) };
}

/** The level that counts in a session, and what a higher one waits for. */
function levelOf({ access_level: given, enrolled, second_factor_at: provedAt }: SessionFacts) {
  const accessLevel = levelInForce(given, { enrolled, proved: provedAt !== null });
  const waits = enrolled ? ('confirm' as const) : ('enrol' as const);
  return { accessLevel, levelWaits: accessLevel === given ? null : waits };
}

/** Whether the session is open. It ends with the own session of who sits there. */
function isOpen(facts: SessionFacts, now: Date): boolean {
  return facts.ended_at === null && facts.own_ended_at === null && facts.expires_at > now;
}

/** A browser whose cookie is over, and whose session goes on once it has been renewed. */
function waitingToRenew({ id }: SessionFacts): GuestActor {
  return { kind: 'guest', refused: 'token_expired', sessionId: id };
}

/** A browser whose time as someone else is over is told to renew, which gives it its own session back; others are guests. */
function afterImpersonation(facts: SessionFacts | undefined, now: Date): Actor {
  const mayReturn =
    facts !== undefined &&
    facts.own_id !== null &&
    facts.own_ended_at === null &&
    facts.own_expires_at !== null &&
    facts.own_expires_at > now;
  return mayReturn ? waitingToRenew(facts) : GUEST;
}

/** Whether who impersonates the member may still do so: the member may have left the team, the admin lost the role. */
function mayStillImpersonate(facts: SessionFacts): boolean {
  if (facts.acting_id === null || facts.acting_mode === null) return true;
  const impersonator = impersonatorStanding(facts);
  if (impersonator === null) return false;
  return refusalToImpersonate(impersonator, impersonatedStanding(facts), facts.acting_mode) === null;
}

/** What was made of facts last. Within a second of the clock it is the same. */
const made = new WeakMap<SessionFacts, { second: number; actor: MemberActor }>();

function memberOf(facts: SessionFacts, now: Date): MemberActor {
  const second = Math.floor(now.getTime() / 1000);
  const known = made.get(facts);
  if (known?.second === second) return known.actor;
  const actor = makeMember(facts, now);
  made.set(facts, { second, actor });
  return actor;
}

function makeMember(facts: SessionFacts, now: Date): MemberActor {
  const secondFactorAt = facts.second_factor_at?.getTime() ?? null;
  return {
    kind: 'member',
    userId: facts.member_id,
    sessionId: facts.id,
    via: facts.via,
    status: facts.status,
    type: facts.type,
    ...levelOf(facts),
    membership: membershipOf(facts.team),
    impersonator:
      facts.acting_id === null || facts.acting_mode === null
        ? null
        : { userId: facts.acting_id, mode: facts.acting_mode },
    secondFactorAt,
    secondFactorFresh: provedRecently(secondFactorAt, now.getTime()),
    limitedTo: facts.limited_to,
    features: slugsInForce(featuresInForce(facts.held, now)),
    brandVersion: facts.brand_version,
    publicCode: facts.public_code,
    hidesVideos: facts.hides_videos,
  };
}

/** @returns undefined when the facts give the caller no session. */
function actorOf(facts: SessionFacts | undefined, by: SessionName, now: Date): Actor | undefined {
  const isBearer = 'id' in by;
  if (!facts || !isOpen(facts, now) || (isBearer && facts.via !== 'bearer')) return undefined;
  // The sign-in page and the refresh itself must be reachable with an old cookie, so it makes a guest, not an error.
  if (!isBearer && facts.access_expires_at <= now) return waitingToRenew(facts);
  return mayStillImpersonate(facts) ? memberOf(facts, now) : undefined;
}

/** Staff and whoever impersonates somebody are asked about anew with every call. */
function mayBeRemembered(facts: SessionFacts | undefined): boolean {
  return facts !== undefined && facts.ended_at === null && facts.acting_id === null && facts.access_level === 1;
}

/** @returns whether the facts are of now, and not what was known a moment ago. */
async function factsOf(deps: AccessDeps, by: SessionName, anew: boolean) {
  const key = 'id' in by ? `id ${by.id}` : `cookie ${by.cookieHash}`;
  let ofNow = anew;
  const read = () => {
    ofNow = true;
    return readSessionFacts(deps.db, by);
  };
  const facts = await (anew ? read() : deps.sessions.recall(key, read, mayBeRemembered));
  return { facts, ofNow };
}

/**
 * Finds who is calling, from a bearer token or the session cookie, by one statement at most. An `Authorization: Basic` pair names
 * a client program, not a person, and gives no right.
 *
 * @param options.anew whether the database is asked now: for whatever changes something. What only reads may be answered by what
 * was known of the session up to a second ago, in this process never by what has changed since.
 * @throws AppError `client_unknown` for a program that is not known; `token_expired` or `token_invalid` for a bearer token that is not good.
 */
export async function resolveActor(
  deps: AccessDeps,
  credentials: Credentials,
  options: { anew: boolean },
): Promise<Actor> {
  checkGuestClient(credentials.authorization, deps.guestClients);
  const by = await namedSession(deps, credentials);
  if (!by) return GUEST;
  const known = await factsOf(deps, by, options.anew);
  const remembered = actorOf(known.facts, by, deps.clock.now());
  if (remembered?.kind === 'member' && (known.ofNow || mayBeRemembered(known.facts))) return remembered;
  // A refusal is never remembered.
  const { facts } = known.ofNow ? known : await factsOf(deps, by, true);
  const now = deps.clock.now();
  const actor = actorOf(facts, by, now);
  if (actor) return actor;
  if (facts && isOpen(facts, now) && !mayStillImpersonate(facts))
    await endSession(deps.db, facts.id, 'right_lost', now);
  // Signed by us and not expired, yet without a session: it was ended, which must bite at once.
  if ('id' in by) throw new AppError('token_expired');
  return afterImpersonation(facts, now);
}
