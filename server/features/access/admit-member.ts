import { holdsFeature } from '@yardsign/domain/access/actor';
import { AppError } from '../../platform/errors.ts';
import { after, createSession, type Grant } from './create-session.ts';
import { sha256 } from './credentials.ts';
import type { AccessDeps } from './ports.ts';
import { askToRestore, type RestorePromise } from './restore-promise.ts';
import { dropOldTickets, findSecondFactor, insertTicket } from './second-factor-store.ts';
import { featuresOf } from './features-store.ts';
import { findMember, noteSignIn } from './store.ts';

/** How long somebody may look for their phone. */
const TICKET_SECONDS = 5 * 60;
/** How long a sign-up may take once its link was opened. */
const SIGNUP_SECONDS = 2 * 3600;

/** How the caller is told apart and remembered. */
export interface Entrance {
  via: 'cookie' | 'bearer';
  userAgent: string;
  /** A feature that this entry needs, with `!` for one that must not be held. */
  feature?: string | undefined;
  /** The login credential that was used, if it was one. */
  credentialId?: string | null;
  /** The passkey that was used, if it was one. */
  passkeyId?: string | null;
  /** When both factors were proved at once, so that no second one is asked for. */
  secondFactorAt?: Date;
  /** What a session may do at most that only a sign-up link opened. */
  limitedTo?: 'signup';
}

export interface Opened {
  kind: 'session';
  memberId: string;
  grant: Grant;
}

export type Admission =
  | Opened
  | { kind: 'second-step'; ticket: string; methods: ('totp' | 'recovery')[] }
  /** Everything is proved, and the account is about to be deleted: its owner says whether it stays. */
  | RestorePromise;

/**
 * Lets somebody in who has proved who they are. Every way of signing in comes through here, so that none goes around a
 * block, the feature of the entry or the second factor.
 *
 * @throws AppError `invalid_login` for an account that is blocked or gone, `feature_required`.
 */
export async function admitMember(deps: AccessDeps, memberId: string, entrance: Entrance): Promise<Admission> {
  await mustBeWelcome(deps, memberId, entrance.feature);
  const inForce = (await findSecondFactor(deps.db, memberId))?.confirmed_at ?? null;
  if (inForce === null || entrance.secondFactorAt !== undefined) return openSession(deps, memberId, entrance);
  const now = deps.clock.now();
  const ticket = deps.random.bytes(32).toString('base64url');
  await dropOldTickets(deps.db, now);
  await insertTicket(deps.db, {
    hash: sha256(ticket),
    member_id: memberId,
    credential_id: entrance.credentialId ?? null,
    limited_to: entrance.limitedTo ?? null,
    created_at: now,
    expires_at: after(now, TICKET_SECONDS),
  });
  return { kind: 'second-step', ticket, methods: ['totp', 'recovery'] };
}

/** @throws AppError `invalid_login`, `feature_required`. */
export async function mustBeWelcome(deps: AccessDeps, memberId: string, feature?: string): Promise<void> {
  const member = await findMember(deps.db, memberId);
  if (!member || member.blocked_at !== null) throw new AppError('invalid_login');
  if (feature === undefined) return;
  const rows = await featuresOf(deps.db, memberId, deps.clock.now());
  const held = rows.filter((row) => !row.expired).flatMap((row) => [row.slug, ...row.includes]);
  if (!holdsFeature(held, feature, { beta: true })) throw new AppError('feature_required');
}

/**
 * The last step of every way in; only `admitMember` and the answers to its tickets may take it. Signing in does not bring an
 * account back by itself: its owner is asked.
 */
export async function openSession(
  deps: AccessDeps,
  memberId: string,
  entrance: Entrance,
): Promise<Opened | RestorePromise> {
  const deletionDueAt = await deps.readDeletion(memberId);
  if (deletionDueAt !== null) return askToRestore(deps, memberId, entrance, deletionDueAt);
  const grant = await createSession(deps, {
    memberId,
    via: entrance.via,
    userAgent: entrance.userAgent,
    credentialId: entrance.credentialId ?? null,
    passkeyId: entrance.passkeyId ?? null,
    ...(entrance.secondFactorAt && { secondFactorAt: entrance.secondFactorAt }),
    ...(entrance.limitedTo && { limitedTo: entrance.limitedTo, seconds: SIGNUP_SECONDS }),
  });
  await noteSignIn(deps.db, { memberId, credentialId: entrance.credentialId ?? null, now: deps.clock.now() });
  return { kind: 'session', memberId, grant };
}
