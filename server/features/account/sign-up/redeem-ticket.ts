import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { spendLink } from '../../access/credentials/one-time-link.ts';
import { browserDigest } from './create-user.ts';
import type { AccountDeps } from '../ports.ts';
import { changeMember, lockMember } from '../store.ts';

/** The password that was chosen at the sign-up, if this is the browser in which it was. */
function heldPassword(detail: unknown, browserKey: string | undefined): string | null {
  if (typeof detail !== 'object' || detail === null || browserKey === undefined) return null;
  const { browser, passwordHash } = detail as { browser?: unknown; passwordHash?: unknown };
  return browser === browserDigest(browserKey) && typeof passwordHash === 'string' ? passwordHash : null;
}

/**
 * Spends the mailed link of an unfinished account.
 *
 * @returns the member's id. @throws AppError `link_invalid`, also for an account whose sign-up is finished.
 */
export function redeemTicket(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'sessionKey'>,
  input: { id: string; secret: string; browserKey: string | undefined },
): Promise<string> {
  return deps.db.transaction().execute((tx: Tx) => spend(deps, tx, input));
}

async function spend(
  deps: Pick<AccountDeps, 'clock' | 'sessionKey'>,
  tx: Tx,
  input: { id: string; secret: string; browserKey: string | undefined },
): Promise<string> {
  const link = await spendLink(deps, tx, { purpose: 'complete-signup', id: input.id, secret: input.secret });
  const member = link.member_id === null ? undefined : await lockMember(tx, link.member_id);
  if (member?.status !== 'incomplete') throw new AppError('link_invalid');
  const password = member.password_hash === null ? heldPassword(link.detail, input.browserKey) : null;
  if (password !== null) await changeMember(tx, member.id, deps.clock.now(), { password_hash: password });
  return member.id;
}
