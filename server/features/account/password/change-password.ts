import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownAct } from '../../access/own-act.ts';
import { reauthenticate } from '../../access/credentials/reauthenticate.ts';
import { revokeAccess } from '../../access/session/revoke-access.ts';
import { aboutMember, assertGoodPassword } from '../../access/credentials/check-password.ts';
import { FIRST_PASSWORD_PAGE } from './confirm-password-change.ts';
import type { AccountDeps } from '../ports.ts';
import { changeMember, findMember } from '../store.ts';

/**
 * Changes the password of somebody who is signed in. Every other session ends, and every open link stops working.
 *
 * @throws AppError `password_wrong`, `second_factor_required`, `too_many_requests`, `password_refused`.
 */
export async function changePassword(
  deps: Pick<AccountDeps, 'clock' | 'db' | 'isCommonPassword' | 'limits' | 'mail' | 'passwords' | 'random'>,
  actor: MemberActor,
  input: { current: string | undefined; password: string; requestId: string },
): Promise<void> {
  const member = await findMember(deps.db, actor.userId);
  if (!member) throw new AppError('token_expired');
  // By a link that was sent to the address: that is proof enough for a first password.
  const isFirst = actor.limitedTo === 'signup' && member.password_hash === null;
  if (!isFirst) await reauthenticate(deps, actor, input.current);
  assertGoodPassword(deps, input.password, aboutMember(member));
  const hash = await deps.passwords.hash(input.password);
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const redirected = member.force_redirect === FIRST_PASSWORD_PAGE;
    await changeMember(tx, member.id, now, { password_hash: hash, ...(redirected && { force_redirect: null }) });
    const ended = await revokeAccess(tx, member.id, { reason: 'password_changed', now, except: actor.sessionId });
    await recordAct(tx, ownAct(actor, 'password.changed', now, input.requestId, { ended }));
    if (!isFirst)
      await deps.mail.tell(tx, { memberId: member.id, news: 'password-changed', about: deps.random.id('nws') });
  });
}
