import { holdsFeature } from '@yardsign/domain/access/actor';
import { AppError } from '../../../platform/errors.ts';
import { createSession, type Grant } from '../session/create-session.ts';
import { featuresOf, slugsInForce } from '../features-store.ts';
import type { KnownDevice } from './known-device.ts';
import type { AccessDeps } from '../ports.ts';
import { offerRestore, type RestoreOffer } from './restore-ticket.ts';
import { findMember, noteSignIn } from '../store.ts';

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
  /** What the browser is known by. */
  device: KnownDevice;
  /**
   * What vouches for whoever comes even with a browser that the account does not know. A password does not: it may have leaked.
   */
  vouchedBy?: 'mailed-link' | 'provider' | 'passkey';
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

/** The account does not know the browser: a code was mailed. */
export interface DeviceStep {
  kind: 'device-step';
  ticket: string;
  /** Enough of the address to know the mailbox by. */
  sentTo: string;
}

export type Admission =
  | Opened
  | DeviceStep
  | { kind: 'second-step'; ticket: string; methods: ('totp' | 'recovery')[] }
  /** Everything is proved, and the account is about to be deleted: its owner says whether it stays. */
  | RestoreOffer;

/** @throws AppError `invalid_login`, `feature_required`. */
export async function assertMaySignIn(deps: AccessDeps, memberId: string, feature?: string): Promise<void> {
  const member = await findMember(deps.db, memberId);
  if (!member || member.blocked_at !== null) throw new AppError('invalid_login');
  if (feature === undefined) return;
  const held = slugsInForce(await featuresOf(deps.db, memberId, deps.clock.now()));
  if (!holdsFeature(held, feature, { beta: true })) throw new AppError('feature_required');
}

/**
 * The last step of every way in; only `admitMember` and the answers to its tickets may take it. Signing in does not bring an
 * account back by itself: its owner is asked.
 */
export async function openSession(
  deps: AccessDeps,
  memberId: string,
  entrance: Omit<Entrance, 'device' | 'vouchedBy'>,
): Promise<Opened | RestoreOffer> {
  const deletionDueAt = await deps.readDeletion(memberId);
  if (deletionDueAt !== null) return offerRestore(deps, memberId, entrance, deletionDueAt);
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
