import { afterDays, DELETION_GRACE_DAYS } from '@yardsign/domain/account/account-life';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { keepLastAdmin } from '../../access/keep-last-admin.ts';
import { findLinkByAddress } from '../../access/credentials/mailed-links.ts';
import { spendLink } from '../../access/credentials/one-time-link.ts';
import { revokeAccess } from '../../access/session/revoke-access.ts';
import type { AccountDeps } from '../ports.ts';
import { changeMember, lockMember } from '../store.ts';

interface Confirmation {
  email: string;
  secret: string;
  id: string | undefined;
  requestId: string;
}

/**
 * Takes the account out of use: every session ends, what is scheduled is cancelled, and after seven days everything is
 * deleted. Signing in until then brings it back.
 *
 * @throws AppError `account_not_deleted` for a link that does not work; `last_admin`.
 */
export async function confirmDelete(
  deps: Pick<AccountDeps, 'cancelOpenPosts' | 'clock' | 'db' | 'mail' | 'sessionKey'>,
  input: Confirmation,
): Promise<{ deletion_due_at: string }> {
  return deps.db
    .transaction()
    .execute((tx) => keepLastAdmin(tx, () => takeOut(deps, tx, input)))
    .catch((cause: unknown) => {
      if (cause instanceof AppError && cause.code === 'link_invalid')
        throw new AppError('account_not_deleted', { cause });
      throw cause;
    });
}

async function takeOut(
  deps: Pick<AccountDeps, 'cancelOpenPosts' | 'clock' | 'mail' | 'sessionKey'>,
  tx: Tx,
  input: Confirmation,
): Promise<{ deletion_due_at: string }> {
  const purpose = 'delete-account';
  const found = await findLinkByAddress(deps, tx, { purpose, ...input });
  const link = await spendLink(deps, tx, { purpose, id: found.id, secret: input.secret });
  const member = link.member_id === null ? undefined : await lockMember(tx, link.member_id);
  // Sent to the address that the account had then; one that has changed since is another person's for all we know.
  if (member?.email.toLowerCase() !== input.email.toLowerCase()) throw new AppError('link_invalid');
  const now = deps.clock.now();
  const dueAt = afterDays(now, DELETION_GRACE_DAYS);
  await changeMember(tx, member.id, now, { deletion_due_at: dueAt });
  await revokeAccess(tx, member.id, { reason: 'account_deleted', now });
  const cancelled = await deps.cancelOpenPosts(tx, member.id);
  await recordAct(tx, {
    at: now,
    action: 'account.deletion-confirmed',
    actorId: member.id,
    realActorId: member.id,
    subjectId: member.id,
    detail: { cancelled },
    requestId: input.requestId,
  });
  await deps.mail.tell(tx, { memberId: member.id, news: 'deletion-confirmed', about: link.id });
  return { deletion_due_at: dueAt.toISOString() };
}
