import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownAct } from '../../access/own-act.ts';
import { findLinkByAddress } from '../../access/credentials/mailed-links.ts';
import { spendLink } from '../../access/credentials/one-time-link.ts';
import { revokeAccess } from '../../access/session/revoke-access.ts';
import type { AccountDeps } from '../ports.ts';
import { changeMember } from '../store.ts';

/**
 * Uses the link that was mailed to the new address: it holds for this account and this address only. Every older session
 * ends except the one in which it is confirmed, and the address that it was is told.
 *
 * @throws AppError `link_invalid`.
 */
export async function confirmEmailChange(
  deps: Pick<AccountDeps, 'clock' | 'db' | 'mail' | 'sessionKey'>,
  actor: MemberActor,
  input: { email: string; secret: string; id: string | undefined; requestId: string },
): Promise<{ email: string }> {
  const purpose = 'change-email';
  return deps.db.transaction().execute(async (tx) => {
    const found = await findLinkByAddress(deps, tx, { purpose, ...input });
    if (found.member_id !== actor.userId || found.email.toLowerCase() !== input.email.toLowerCase())
      throw new AppError('link_invalid');
    const link = await spendLink(deps, tx, { purpose, id: found.id, secret: input.secret });
    const now = deps.clock.now();
    await changeMember(tx, actor.userId, now, { email: link.email });
    const ended = await revokeAccess(tx, actor.userId, { reason: 'email_changed', now, except: actor.sessionId });
    await recordAct(tx, ownAct(actor, 'email.changed', now, input.requestId, { ended }));
    await deps.mail.tell(tx, { memberId: actor.userId, news: 'email-changed', about: link.id });
    return { email: link.email };
  });
}
