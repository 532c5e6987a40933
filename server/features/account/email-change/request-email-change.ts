import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownAct } from '../../access/own-act.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import { issueLink } from '../../access/credentials/one-time-link.ts';
import { reauthenticate } from '../../access/credentials/reauthenticate.ts';
import type { AccountDeps } from '../ports.ts';
import { lockMember } from '../store.ts';

/**
 * Mails a link to the address that somebody wants from now on. Until it is opened nothing changes.
 *
 * @throws AppError `validation_email_failed` for the address that it is already, `password_wrong`, `second_factor_required`,
 *   `too_many_requests`.
 */
export async function requestEmailChange(
  deps: Pick<AccountDeps, 'clock' | 'db' | 'limits' | 'mail' | 'passwords' | 'random'>,
  actor: MemberActor,
  input: { email: string; password: string | undefined; ip: string; requestId: string },
): Promise<{ mailed_to: string }> {
  await reauthenticate(deps, actor, input.password);
  await enforceLimit(deps.limits.mailsFromAddress, input.ip);
  await enforceLimit(deps.limits.mailsToAccount, `email:${actor.userId}`);
  await deps.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, actor.userId);
    if (!member) throw new AppError('token_expired');
    if (member.email.toLowerCase() === input.email.toLowerCase())
      throw new AppError('validation_email_failed', { issues: [{ path: 'email', message: 'unchanged' }] });
    const link = await issueLink(deps, tx, {
      purpose: 'change-email',
      memberId: member.id,
      email: input.email,
      detail: { from: member.email },
    });
    await deps.mail.mailLinks(tx, [link]);
    await recordAct(tx, ownAct(actor, 'email.change-requested', deps.clock.now(), input.requestId));
  });
  return { mailed_to: input.email };
}
