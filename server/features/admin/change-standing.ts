import type { AccountStatus, UserType } from '@yardsign/domain/access/actor';
import { isOwnerType } from '@yardsign/domain/access/roles';
import { endSessions } from '../access/session/end-sessions.ts';
import { removeSecondFactor } from '../access/second-factor/remove-second-factor.ts';
import { revokeAccess } from '../access/session/revoke-access.ts';
import { AppError } from '../../platform/errors.ts';
import { actOnPerson, assertNotOwnAccount } from './act-on-person.ts';
import type { AdminDeps, AdminAct } from './ports.ts';
import { countMembersUnder, updateMember } from './store.ts';

type Deps = Pick<AdminDeps, 'db' | 'clock'>;

/** @throws AppError `own_account`, `last_admin`, and as `actOnPerson`. */
export async function setStatus(deps: Deps, adminAct: AdminAct, status: AccountStatus): Promise<void> {
  assertNotOwnAccount(adminAct);
  await actOnPerson(deps, adminAct, async (tx, person, now) => {
    if (person.status === status) return null;
    await updateMember(tx, person.id, { status }, now);
    return { action: 'member.status-changed', detail: { from: person.status, to: status } };
  });
}

/**
 * Blocks an account or lifts the block. Blocking ends every session of it and every one in which it impersonates somebody else,
 * voids the links that were mailed, and cancels what is still to be posted.
 *
 * @throws AppError `own_account`, `last_admin`, and as `actOnPerson`.
 */
export async function setBlock(
  deps: Deps & Pick<AdminDeps, 'cancelOpenPosts'>,
  adminAct: AdminAct,
  blocked: boolean,
): Promise<void> {
  assertNotOwnAccount(adminAct);
  await actOnPerson(deps, adminAct, async (tx, person, now) => {
    if ((person.blocked_at !== null) === blocked) return null;
    await updateMember(tx, person.id, { blocked_at: blocked ? now : null }, now);
    if (!blocked) return { action: 'member.unblocked', detail: {} };
    const sessions = await revokeAccess(tx, person.id, { reason: 'blocked', now });
    const posts = await deps.cancelOpenPosts(tx, person.id);
    return { action: 'member.blocked', detail: { sessions, posts } };
  });
}

/** @throws AppError `own_account`, `last_admin`, and as `actOnPerson`. */
export async function setLevel(deps: Deps, adminAct: AdminAct, level: number): Promise<void> {
  assertNotOwnAccount(adminAct);
  await actOnPerson(deps, adminAct, async (tx, person, now) => {
    if (person.access_level === level) return null;
    await updateMember(tx, person.id, { access_level: level }, now);
    return { action: 'member.level-changed', detail: { from: person.access_level, to: level } };
  });
}

/** @throws AppError `team_not_empty` when people would be left under an account that owns no team; and as `actOnPerson`. */
export async function setType(deps: Deps, adminAct: AdminAct, type: UserType | null): Promise<void> {
  await actOnPerson(deps, adminAct, async (tx, person, now) => {
    if (person.type === type) return null;
    if (!isOwnerType(type) && (await countMembersUnder(tx, person.id)) > 0) throw new AppError('team_not_empty');
    await updateMember(tx, person.id, { type }, now);
    return { action: 'member.type-changed', detail: { from: person.type, to: type } };
  });
}

/** Signs somebody out everywhere. @throws AppError as `actOnPerson`. */
export async function endSessionsOfPerson(deps: Deps, adminAct: AdminAct): Promise<void> {
  await actOnPerson(deps, adminAct, async (tx, person, now) => {
    const sessions = await endSessions(tx, person.id, { reason: 'ended_by_admin', now });
    return sessions === 0 ? null : { action: 'sessions.ended', detail: { sessions } };
  });
}

/**
 * Lets somebody in again who lost both phone and recovery codes: their second factor goes, and so does every session. Told by
 * mail, so that a member who did not ask for it learns of it.
 *
 * @throws AppError `own_account`, and as `actOnPerson`.
 */
export async function removeSecondFactorOfPerson(
  deps: Deps & Pick<AdminDeps, 'tellSecondFactorRemoved'>,
  adminAct: AdminAct,
): Promise<void> {
  assertNotOwnAccount(adminAct);
  await actOnPerson(deps, adminAct, async (tx, person, now) => {
    const sessions = await removeSecondFactor(tx, person.id, { reason: 'ended_by_admin', now });
    if (sessions === undefined) return null;
    await deps.tellSecondFactorRemoved(tx, person.id);
    return { action: 'second-factor.removed', detail: { sessions } };
  });
}
