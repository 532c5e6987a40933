import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { issueLink } from '../../access/credentials/one-time-link.ts';
import type { AccountDeps } from '../ports.ts';
import { findMember } from '../store.ts';

/**
 * Mails one account a link to choose a new password, for staff who help somebody. In the caller's transaction: the mail goes
 * out if, and only if, what the caller notes about it is kept.
 *
 * @throws AppError `user_not_found`.
 */
export async function mailPasswordLink(
  deps: Pick<AccountDeps, 'clock' | 'random' | 'mail'>,
  tx: Tx,
  memberId: string,
): Promise<void> {
  const member = await findMember(tx, memberId);
  if (!member) throw new AppError('user_not_found');
  const link = await issueLink(deps, tx, { purpose: 'reset-password', memberId, email: member.email });
  await deps.mail.mailLinks(tx, [link]);
}
