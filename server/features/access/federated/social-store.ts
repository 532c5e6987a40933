import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { MemberIdentityTable, SocialAttemptTable } from '../tables.ts';

export type AttemptRow = Selectable<SocialAttemptTable>;
export type IdentityRow = Selectable<MemberIdentityTable>;

export async function insertAttempt(
  db: Db,
  row: Omit<AttemptRow, 'returned_at' | 'outcome' | 'spent_at'>,
): Promise<void> {
  await db
    .insertInto('social_attempt')
    .values({ ...row, returned_at: null, outcome: null, spent_at: null })
    .execute();
}

/** Ways to a consent screen that nobody came back from, and those that are long over. */
export async function dropOldAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('social_attempt').where('expires_at', '<=', now).execute();
}

/** The way that a state belongs to, the first time that the provider sends somebody back with it. */
export async function takeReturn(
  db: Db,
  input: { provider: 'google' | 'apple'; stateHash: string; now: Date },
): Promise<AttemptRow | undefined> {
  return db
    .updateTable('social_attempt')
    .set({ returned_at: input.now })
    .where('state_hash', '=', input.stateHash)
    .where('provider', '=', input.provider)
    .where('returned_at', 'is', null)
    .where('expires_at', '>', input.now)
    .returningAll()
    .executeTakeFirst();
}

export async function keepOutcome(db: Db, id: string, outcome: Record<string, string>): Promise<void> {
  await db
    .updateTable('social_attempt')
    .set({ outcome: JSON.stringify(outcome) })
    .where('id', '=', id)
    .execute();
}

/** A way that this browser began and the provider has answered, and that was not used up. */
export async function findAttempt(
  db: Db,
  input: { id: string; browserHash: string; now: Date },
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('social_attempt')
    .selectAll()
    .where('id', '=', input.id)
    .where('browser_hash', '=', input.browserHash)
    .where('outcome', 'is not', null)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', input.now)
    .executeTakeFirst();
}

/** @returns false when it was used up meanwhile. */
export async function spendAttempt(db: Db | Tx, id: string, now: Date): Promise<boolean> {
  const spent = await db
    .updateTable('social_attempt')
    .set({ spent_at: now })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Notes that an identity token was shown. @returns false when it was shown before. */
export async function noteToken(
  db: Db,
  row: { id: string; provider: 'google' | 'apple'; hash: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const noted = await db
    .insertInto('social_attempt')
    .values({
      id: row.id,
      provider: row.provider,
      state_hash: row.hash,
      browser_hash: '',
      nonce: '',
      code_verifier: '',
      redirect: '',
      member_id: null,
      created_at: row.now,
      expires_at: row.expiresAt,
      returned_at: row.now,
      outcome: null,
      spent_at: row.now,
    })
    .onConflict((conflict) => conflict.column('state_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function findIdentity(
  db: Db | Tx,
  identity: { issuer: string; subject: string },
): Promise<IdentityRow | undefined> {
  return db
    .selectFrom('member_identity')
    .selectAll()
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
}

/** @returns false when it opens an account already. */
export async function insertIdentity(tx: Tx, row: Omit<IdentityRow, 'last_used_at'>): Promise<boolean> {
  const added = await tx
    .insertInto('member_identity')
    .values({ ...row, last_used_at: null })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst();
  return added !== undefined;
}

export async function noteIdentityUsed(
  db: Db,
  identity: { issuer: string; subject: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('member_identity')
    .set({ last_used_at: now })
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .execute();
}

export async function identitiesOf(db: Db | Tx, memberId: string): Promise<IdentityRow[]> {
  return db.selectFrom('member_identity').selectAll().where('member_id', '=', memberId).orderBy('created_at').execute();
}

/** Holds the account, so that two who remove its ways in at the same time count each other. */
export async function lockCredentials(tx: Tx, memberId: string): Promise<{ password_hash: string | null } | undefined> {
  return tx.selectFrom('member').select('password_hash').where('id', '=', memberId).forUpdate().executeTakeFirst();
}

/** @returns how many there were. */
export async function deleteIdentities(tx: Tx, memberId: string, provider: 'google' | 'apple'): Promise<number> {
  const deleted = await tx
    .deleteFrom('member_identity')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .returning('subject')
    .execute();
  return deleted.length;
}
