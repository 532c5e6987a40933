import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownAct } from '../../access/own-act.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import { issueLink } from '../../access/credentials/one-time-link.ts';
import type { AccountDeps } from '../ports.ts';
import { lockMember } from '../store.ts';

/** Mails the link that deletes the account. Until it is opened and confirmed nothing happens. @throws AppError `delete_not_requested`, `too_many_requests`. */
export async function requestDelete(
  deps: Pick<AccountDeps, 'clock' | 'db' | 'limits' | 'mail' | 'random'>,
  actor: MemberActor,
  input: { ip: string; requestId: string },
): Promise<{ mailed_to: string }> {
  await enforceLimit(deps.limits.mailsFromAddress, input.ip);
  await enforceLimit(deps.limits.mailsToAccount, `delete:${actor.userId}`);
  return deps.db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, actor.userId);
    if (!member) throw new AppError('delete_not_requested');
    const link = await issueLink(deps, tx, { purpose: 'delete-account', memberId: member.id, email: member.email });
    await deps.mail.mailLinks(tx, [link]);
    await recordAct(tx, ownAct(actor, 'account.deletion-requested', deps.clock.now(), input.requestId));
    return { mailed_to: member.email };
  });
}
