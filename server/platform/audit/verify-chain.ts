import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { CHAINS, type Entry, firstHashOf, hashOf, isKeyed, keyedHashesOf } from './record-act.ts';
import type { AuditDetail } from './tables.ts';

const AT_ONCE = 1000;

interface Row {
  at: Date;
  action: string;
  actor_id: string | null;
  real_actor_id: string | null;
  subject_id: string | null;
  detail: AuditDetail;
  request_id: string | null;
}

const entryOf = (row: Row): Entry => ({
  at: row.at,
  action: row.action,
  actorId: row.actor_id,
  realActorId: row.real_actor_id,
  subjectId: row.subject_id,
  detail: row.detail,
  requestId: row.request_id,
});

/** Whether the newest entries were made under a key that this process knows: the session key was neither lost nor changed without a word. */
export async function knowsNewestEntries(db: Db): Promise<boolean> {
  const { rows } = await sql<Row & { previous_hash: string; hash: string }>`
    select newest.* from generate_series(0, ${CHAINS - 1}) as chains (number),
    lateral (select * from audit_entry where chain = chains.number order by id desc limit 1) as newest`.execute(db);
  return rows.every((row) => !isKeyed(row.hash) || keyedHashesOf(row.previous_hash, entryOf(row)).includes(row.hash));
}

/**
 * Reads the audit log from its beginning and checks every digest against the one before it in its chain. Old entries have no key.
 * After the first entry with a key, every entry must have one. A key that was replaced is not accepted for later entries, so that
 * somebody who learns an old key can add nothing with it.
 *
 * @returns the id of the first entry that was changed, or that follows one that was taken out; null when all is well.
 */
export async function findBrokenEntry(db: Db): Promise<number | null> {
  /** The last digest of each chain. */
  const last = new Map<number, string>();
  let after = 0;
  let underKey = false;
  let oldestKey = 0;
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
      const previousHash = last.get(row.chain) ?? firstHashOf(row.chain);
      const entry = entryOf(row);
      const hashes = underKey ? keyedHashesOf(previousHash, entry) : [hashOf(previousHash, entry)];
      const key = hashes.indexOf(row.hash, underKey ? oldestKey : 0);
      if (row.previous_hash !== previousHash || key === -1) return row.id;
      if (underKey) oldestKey = key;
      last.set(row.chain, row.hash);
      after = row.id;
    }
    if (rows.length < AT_ONCE) return null;
  }
}
