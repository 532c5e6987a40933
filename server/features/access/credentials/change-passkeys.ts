import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownAct } from '../own-act.ts';
import { keepLastAdmin } from '../keep-last-admin.ts';
import type { AccessDeps } from '../ports.ts';
import { identitiesOf, lockCredentials } from '../federated/social-store.ts';
import { deletePasskey, endSessionsOfPasskey, passkeysOf, renamePasskeyRow, type PasskeyRow } from './passkey-store.ts';
import { reauthenticateForSecondFactor } from '../second-factor/reauthenticate-for-second-factor.ts';

/** @throws AppError `not_found` */
export async function renamePasskey(
  deps: Pick<AccessDeps, 'db'>,
  actor: MemberActor,
  input: { id: string; name: string },
): Promise<PasskeyRow> {
  const row = await renamePasskeyRow(deps.db, { memberId: actor.userId, ...input });
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * Removes a passkey and ends the sessions that it opened elsewhere: the device may be in other hands.
 *
 * @throws AppError `not_found`, `last_way_in`, `last_admin`, those of `reauthenticateForSecondFactor`.
 */
export async function removePasskey(
  deps: AccessDeps,
  actor: MemberActor,
  input: { id: string; password: string | undefined },
  requestId: string,
): Promise<void> {
  const held = await passkeysOf(deps.db, actor.userId);
  if (!held.some(({ id }) => id === input.id)) throw new AppError('not_found');
  await reauthenticateForSecondFactor(deps, actor, input.password);
  const now = deps.clock.now();
  await deps.db.transaction().execute((tx) =>
    keepLastAdmin(tx, async () => {
      const member = await lockCredentials(tx, actor.userId);
      const others = (await passkeysOf(tx, actor.userId)).filter(({ id }) => id !== input.id);
      const identities = await identitiesOf(tx, actor.userId);
      if (!member?.password_hash && others.length + identities.length === 0) throw new AppError('last_way_in');
      await endSessionsOfPasskey(tx, input.id, { reason: 'passkey_removed', now, except: actor.sessionId });
      const removed = await deletePasskey(tx, actor.userId, input.id);
      if (!removed) throw new AppError('not_found');
      await recordAct(tx, ownAct(actor, 'passkey.removed', now, requestId, { name: removed.name }));
    }),
  );
  await deps.tellSecurityNews(actor.userId, 'passkey-removed');
}
