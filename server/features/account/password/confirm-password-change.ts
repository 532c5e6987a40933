import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { readLink, spendLink } from '../../access/credentials/one-time-link.ts';
import { revokeAccess } from '../../access/session/revoke-access.ts';
import { aboutMember, assertGoodPassword } from '../../access/credentials/check-password.ts';
import type { AccountDeps } from '../ports.ts';
import { changeMember, findMember } from '../store.ts';

/** Where an account that was made without a password is led first; a password is what it waits for. */
export const FIRST_PASSWORD_PAGE = '/account#password';

/**
 * Sets a new password by a mailed link. A password that is refused leaves the link as it was.
 *
 * @returns whose it is.
 * @throws AppError `link_invalid`, `password_refused`.
 */
export async function confirmPasswordChange(
  deps: Pick<AccountDeps, 'clock' | 'db' | 'isCommonPassword' | 'mail' | 'passwords' | 'sessionKey'>,
  input: { id: string; secret: string; password: string; requestId: string },
): Promise<string> {
  const wanted = { purpose: 'reset-password', id: input.id, secret: input.secret } as const;
  const { member_id: memberId } = await readLink(deps, deps.db, wanted);
  const member = memberId === null ? undefined : await findMember(deps.db, memberId);
  if (!member) throw new AppError('link_invalid');
  assertGoodPassword(deps, input.password, aboutMember(member));
  const hash = await deps.passwords.hash(input.password);
  await deps.db.transaction().execute(async (tx) => {
    await spendLink(deps, tx, wanted);
    const now = deps.clock.now();
    const redirected = member.force_redirect === FIRST_PASSWORD_PAGE;
    await changeMember(tx, member.id, now, { password_hash: hash, ...(redirected && { force_redirect: null }) });
    const ended = await revokeAccess(tx, member.id, { reason: 'password_reset', now });
    await recordAct(tx, {
      at: now,
      action: 'password.reset',
      actorId: member.id,
      realActorId: member.id,
      subjectId: member.id,
      detail: { ended },
      requestId: input.requestId,
    });
    await deps.mail.tell(tx, { memberId: member.id, news: 'password-changed', about: input.id });
  });
  return member.id;
}
