import { AppError } from '../../../platform/errors.ts';
import { admitMember } from './admit-member.ts';
import { type Admission, type Entrance } from './open-session.ts';
import { isKnown, NEW_DEVICE, type KnownDevice } from './known-device.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import type { AccessDeps } from '../ports.ts';
import { findBySignInName, replaceHash, type MemberRow, type SignInCandidate } from '../store.ts';

export type SignInOutcome = Admission | { kind: 'choice'; members: MemberRow[] };

/**
 * By account, not by what was typed: neither another spelling nor the success of another account gives new tries. Where the
 * owner is known to sit (a session, a browser that has signed in before) tries are counted apart, so that strangers who guess
 * shut nobody out there.
 */
export const passwordKey = (id: string, place = '') => `password:${id}|${place}`;

/** Accounts that a typed address may mean are told apart by no one: so many passwords are always checked. */
const CHECKS_OF_ADDRESS = [2, 10];

/** The one moment in which the password is at hand: a hash of an older day is made anew with the work of today. */
async function renewHash(deps: AccessDeps, candidate: SignInCandidate, password: string): Promise<void> {
  const from = (candidate.credential ?? candidate.member).password_hash;
  if (from === null || !(await deps.passwords.isOutdated(from, password))) return;
  await replaceHash(deps.db, candidate, { from, to: await deps.passwords.hash(password) });
}

/**
 * Those whose password this is. One that must wait is passed over; when all must, so must the caller.
 *
 * @throws AppError `too_many_requests`
 */
export async function findByPassword(
  deps: AccessDeps,
  candidates: readonly SignInCandidate[],
  password: string,
  device: KnownDevice = NEW_DEVICE,
) {
  const matching: SignInCandidate[] = [];
  const refusals: AppError[] = [];
  for (const candidate of candidates) {
    const { id, password_hash: hash } = candidate.credential ?? candidate.member;
    try {
      const key = passwordKey(id, isKnown(device, candidate.member.id) ? device.id : '');
      if (await deps.limits.attempts.attempt(key, () => deps.passwords.verify(hash, password))) {
        matching.push(candidate);
        await renewHash(deps, candidate, password);
      }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
      refusals.push(error);
    }
  }
  const [refusal] = refusals;
  if (refusal && refusals.length === candidates.length) throw refusal;
  return matching;
}

/**
 * Checks the password of nobody until as many checks were made as for every other address: the time of an answer must not tell
 * how many accounts there are. A username means one account, whatever it is.
 */
async function equalizeTiming(deps: AccessDeps, name: string, password: string, made: number): Promise<void> {
  if (!name.includes('@')) return;
  const wanted = CHECKS_OF_ADDRESS.find((checks) => made <= checks) ?? made;
  for (let checks = made; checks < wanted; checks += 1) await deps.passwords.verify(null, password);
}

/** An unknown name costs the same work, and the same waiting, as a known one. @throws AppError `too_many_requests` */
async function verifyUnknownName(deps: AccessDeps, name: string, password: string): Promise<[]> {
  await deps.limits.attempts.attempt(`name:${name.toLowerCase()}`, () => deps.passwords.verify(null, password));
  return [];
}

/**
 * Signs in with a username or an address and a password. Where the password fits several accounts under one address, they
 * are answered to choose from, and nobody is signed in.
 *
 * @throws AppError `invalid_login` (the same for an unknown name, after the same work), `feature_required`, `too_many_requests`.
 */
export async function signIn(
  deps: AccessDeps,
  input: Entrance & { name: string; password: string; ip: string },
): Promise<SignInOutcome> {
  const { name, password, ip, ...entrance } = input;
  await enforceLimit(deps.limits.signIns, ip);
  const candidates = await findBySignInName(deps.db, name);
  const matching =
    candidates.length === 0
      ? await verifyUnknownName(deps, name, password)
      : await findByPassword(deps, candidates, password, entrance.device);
  await equalizeTiming(deps, name, password, Math.max(candidates.length, 1));
  const welcome = matching.filter(({ member }) => member.blocked_at === null);
  const [first] = welcome;
  if (!first) {
    deps.signInAlarm.failed();
    throw new AppError('invalid_login');
  }
  if (welcome.length > 1) return { kind: 'choice', members: welcome.map(({ member }) => member) };
  return admitMember(deps, first.member.id, { ...entrance, credentialId: first.credential?.id ?? null });
}
