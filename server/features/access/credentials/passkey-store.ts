import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { PasskeyTable } from '../tables.ts';

export type PasskeyRow = Selectable<PasskeyTable>;

export async function passkeysOf(db: Db | Tx, memberId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function findPasskey(db: Db | Tx, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** @returns false when it opens an account already. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const added = await tx
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Notes that a passkey was used, with the number of uses that its authenticator has counted.
 *
 * @returns false when that number is not above the last one, or it was removed meanwhile. Authenticators that do not count say 0.
 */
export async function noteUse(db: Db, id: string, uses: number, now: Date): Promise<boolean> {
  const noted = await db
    .updateTable('passkey')
    .set({ uses, last_used_at: now })
    .where('id', '=', id)
    .where((where) => where.or([where('uses', '<', uses), where.and([where('uses', '=', 0), where.val(uses === 0)])]))
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function renamePasskeyRow(
  db: Db,
  input: { memberId: string; id: string; name: string },
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkey')
    .set({ name: input.name })
    .where('id', '=', input.id)
    .where('member_id', '=', input.memberId)
    .returningAll()
    .executeTakeFirst();
}

/** Ends the sessions that a passkey opened, but for the one in which it is removed. */
export async function endSessionsOfPasskey(
  tx: Tx,
  id: string,
  options: { reason: string; now: Date; except: string },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: options.now, end_reason: options.reason })
    .where('passkey_id', '=', id)
    .where('id', '!=', options.except)
    .where('ended_at', 'is', null)
    .execute();
}

export async function deletePasskey(tx: Tx, memberId: string, id: string): Promise<PasskeyRow | undefined> {
  return tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returningAll()
    .executeTakeFirst();
}

/** @returns how many there were. */
export async function deletePasskeysOf(tx: Tx, memberId: string): Promise<number> {
  const deleted = await tx.deleteFrom('passkey').where('member_id', '=', memberId).returning('id').execute();
  return deleted.length;
}

/** Uses a challenge up. Of two answers to the same one, one gets it. @param hash of the challenge. */
export async function spendChallenge(db: Db, hash: string, expiresAt: Date, now: Date): Promise<boolean> {
  await db.deleteFrom('spent_challenge').where('expires_at', '<=', now).execute();
  const spent = await db
    .insertInto('spent_challenge')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}
