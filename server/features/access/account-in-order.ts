import type { AccountStatus } from '@yardsign/domain/access/actor';
import { sql } from 'kysely';

/** In a statement over `member`: whether the account is in order. Nothing is planned, sent or told for one that is blocked, or on its way out. */
export const accountInOrder = sql<boolean>`(
  member.status = 'active' and member.blocked_at is null and member.deletion_due_at is null
)`;

/** The same of a row that was read. */
export const isInOrder = (account: { status: AccountStatus; blocked_at: Date | null; deletion_due_at: Date | null }) =>
  account.status === 'active' && !isClosed(account);

/** Whether nobody can use an account: it is blocked, or about to be deleted. */
export const isClosed = (account: { blocked_at: Date | null; deletion_due_at: Date | null }): boolean =>
  account.blocked_at !== null || account.deletion_due_at !== null;
