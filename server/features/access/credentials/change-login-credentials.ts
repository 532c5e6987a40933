import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { aboutMember, assertGoodPassword } from './check-password.ts';
import { ownAct } from '../own-act.ts';
import {
  credentialsOf,
  deleteCredential,
  insertCredential,
  isSignInNameTaken,
  lockLogins,
  setCredentialPassword,
  type CredentialRow,
} from './login-credential-store.ts';
import type { AccessDeps } from '../ports.ts';
import { reauthenticate } from './reauthenticate.ts';
import { endSessionsOfCredential } from '../session/sessions-store.ts';
import { findMember, findSession } from '../store.ts';

async function assertGoodPasswordFor(
  deps: AccessDeps,
  actor: MemberActor,
  password: string,
  code: 'credential_not_added' | 'credential_not_changed',
): Promise<void> {
  const member = await findMember(deps.db, actor.userId);
  if (!member) throw new AppError('user_not_found');
  assertGoodPassword(deps, password, aboutMember(member), code);
}

/**
 * Adds a login to an account that may have several. The login of the account itself counts as one.
 *
 * @throws AppError `credential_not_added` with an issue at the field (`taken`, or a fault of the password), or without any when
 * there is no room; those of `reauthenticate`.
 */
export async function addCredential(
  deps: AccessDeps,
  actor: MemberActor,
  input: { username: string; password: string; ownPassword: string | undefined },
  requestId: string,
): Promise<CredentialRow> {
  await reauthenticate(deps, actor, input.ownPassword);
  await assertGoodPasswordFor(deps, actor, input.password, 'credential_not_added');
  const now = deps.clock.now();
  const row = {
    id: deps.random.id('crd'),
    member_id: actor.userId,
    username: input.username,
    password_hash: await deps.passwords.hash(input.password),
    created_at: now,
    updated_at: now,
  };
  await deps.db.transaction().execute(async (tx) => {
    const most = await lockLogins(tx, actor.userId);
    const held = await credentialsOf(tx, actor.userId);
    if (held.length + 1 >= most) throw new AppError('credential_not_added');
    if (await isSignInNameTaken(tx, input.username))
      throw new AppError('credential_not_added', { issues: [{ path: 'username', message: 'taken' }] });
    await insertCredential(tx, row);
    await recordAct(tx, ownAct(actor, 'credential.added', now, requestId, { username: input.username }));
  });
  await deps.tellSecurityNews(actor.userId, 'credential-added');
  return { ...row, last_used_at: null };
}

/** Gives a login another password and signs out whoever uses it. @throws AppError `credential_not_found`, `credential_not_changed`, those of `reauthenticate`. */
export async function changeCredential(
  deps: AccessDeps,
  actor: MemberActor,
  input: { id: string; password: string; ownPassword: string | undefined },
  requestId: string,
): Promise<CredentialRow> {
  const known = (await credentialsOf(deps.db, actor.userId)).some(({ id }) => id === input.id);
  if (!known) throw new AppError('credential_not_found');
  await reauthenticate(deps, actor, input.ownPassword);
  await assertGoodPasswordFor(deps, actor, input.password, 'credential_not_changed');
  const passwordHash = await deps.passwords.hash(input.password);
  const now = deps.clock.now();
  const changed = await deps.db.transaction().execute(async (tx) => {
    const row = await setCredentialPassword(tx, { memberId: actor.userId, id: input.id, passwordHash, now });
    if (!row) throw new AppError('credential_not_found');
    await endSessionsOfCredential(tx, row.id, 'password_changed', now);
    await recordAct(tx, ownAct(actor, 'credential.changed', now, requestId, { username: row.username }));
    return row;
  });
  await deps.tellSecurityNews(actor.userId, 'credential-changed');
  return changed;
}

/**
 * Removes a login and signs out whoever uses it. Nobody removes the one they are using.
 *
 * @throws AppError `credential_not_found`, `credential_in_use`, those of `reauthenticate`.
 */
export async function removeCredential(
  deps: AccessDeps,
  actor: MemberActor,
  input: { username: string; ownPassword: string | undefined },
  requestId: string,
): Promise<void> {
  const wanted = input.username.toLowerCase();
  const row = (await credentialsOf(deps.db, actor.userId)).find(({ username }) => username.toLowerCase() === wanted);
  if (!row) throw new AppError('credential_not_found');
  const session = await findSession(deps.db, actor.sessionId);
  if (session?.credential_id === row.id) throw new AppError('credential_in_use');
  await reauthenticate(deps, actor, input.ownPassword);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await endSessionsOfCredential(tx, row.id, 'credential_removed', now);
    await deleteCredential(tx, actor.userId, row.id);
    await recordAct(tx, ownAct(actor, 'credential.removed', now, requestId, { username: row.username }));
  });
  await deps.tellSecurityNews(actor.userId, 'credential-removed');
}
