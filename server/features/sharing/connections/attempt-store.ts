import type { Db } from '../../../platform/database/database.ts';
import type { AttemptRow } from '../rows.ts';

// On the way to a consent screen and back.

export async function insertAttempt(db: Db, row: AttemptRow): Promise<void> {
  // Also the place where what nobody came back for is cleared away.
  await db.deleteFrom('connect_attempt').where('expires_at', '<', row.created_at).execute();
  await db.insertInto('connect_attempt').values(row).execute();
}

export async function countAttemptsSince(db: Db, memberId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('connect_attempt')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Spends the handoff code: only one caller gets the row, and only in the session and for the network that it began with. */
export async function spendHandoff(
  db: Db,
  spend: {
    handoffHash: string;
    sessionId: string;
    network: string;
    stateHash: string;
    browserHash: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<AttemptRow | undefined> {
  return db
    .updateTable('connect_attempt')
    .set({
      handed_at: spend.now,
      state_hash: spend.stateHash,
      browser_hash: spend.browserHash,
      expires_at: spend.expiresAt,
    })
    .where('handoff_hash', '=', spend.handoffHash)
    .where('session_id', '=', spend.sessionId)
    .where('network', '=', spend.network)
    .where('handed_at', 'is', null)
    .where('expires_at', '>', spend.now)
    .returningAll()
    .executeTakeFirst();
}

/** Spends the state: only for the browser, the session and the network that it was given to, once. */
export async function spendState(
  db: Db,
  spend: { stateHash: string; browserHash: string; sessionId: string; network: string; now: Date },
): Promise<AttemptRow | undefined> {
  return db
    .updateTable('connect_attempt')
    .set({ returned_at: spend.now })
    .where('state_hash', '=', spend.stateHash)
    .where('browser_hash', '=', spend.browserHash)
    .where('session_id', '=', spend.sessionId)
    .where('network', '=', spend.network)
    .where('returned_at', 'is', null)
    .where('expires_at', '>', spend.now)
    .returningAll()
    .executeTakeFirst();
}
