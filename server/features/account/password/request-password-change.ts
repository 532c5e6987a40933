import { issueLink } from '../../access/credentials/one-time-link.ts';
import { enforceLimit } from '../../../platform/limits/rate-window.ts';
import type { AccountDeps } from '../ports.ts';

/**
 * Notes that somebody wants a new password for the accounts of an address, and leaves it to the worker to find out whether
 * there are any. So the answer takes the same time, and does the same work, for every address.
 *
 * @throws AppError `too_many_requests`.
 */
export async function requestPasswordChange(
  deps: Pick<AccountDeps, 'clock' | 'db' | 'limits' | 'mail' | 'random'>,
  input: { email: string; ip: string },
): Promise<{ mailed_to: string }> {
  const { email, ip } = input;
  await enforceLimit(deps.limits.mailsFromAddress, ip);
  await enforceLimit(deps.limits.mailsToAccount, `reset:${email.toLowerCase()}`);
  await deps.db.transaction().execute(async (tx) => {
    const requestId = await issueLink(deps, tx, { purpose: 'reset-password', memberId: null, email });
    await deps.mail.answerResetRequest(tx, requestId);
  });
  return { mailed_to: email };
}
