import type { Db } from '../../../platform/database/database.ts';
import { findMember } from '../store.ts';

/** When the account will be deleted; null for one that stays. */
export async function readDeletion(db: Db, memberId: string): Promise<Date | null> {
  return (await findMember(db, memberId))?.deletion_due_at ?? null;
}
