import type { Db } from '../database/database.ts';
import { FIRST_HASH, hashOf, isKeyed, keyedHashOf } from './record-act.ts';

const AT_ONCE = 1000;

/**
 * Reads the audit log from its beginning and checks every digest. Old ones have no key; after the first that has one, all have.
 *
 * @returns the id of the first entry that was changed, or that follows one that was taken out; null when all is well.
 */
export async function findBrokenEntry(db: Db): Promise<number | null> {
  let previousHash = FIRST_HASH;
  let after = 0;
  let underKey = false;
  for (;;) {
    const rows = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      underKey ||= isKeyed(row.hash);
      const hash = (underKey ? keyedHashOf : hashOf)(previousHash, {
        at: row.at,
        action: row.action,
        actorId: row.actor_id,
        realActorId: row.real_actor_id,
        subjectId: row.subject_id,
        detail: row.detail,
        requestId: row.request_id,
      });
      if (row.previous_hash !== previousHash || row.hash !== hash) return row.id;
      previousHash = row.hash;
      after = row.id;
    }
    if (rows.length < AT_ONCE) return null;
  }
}
