import { sql } from 'kysely';

/** In a statement over `member`: whether the account is in order. Nothing is planned, sent or told for one that is blocked, or on its way out. */
export const accountInOrder = sql<boolean>`(
  member.status = 'active' and member.blocked_at is null and member.deletion_due_at is null
)`;
