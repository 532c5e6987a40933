import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { SecondFactorTicketTable } from '../tables.ts';
import type { Sealed } from '../../../platform/vault.ts';

export async function findSecondFactor(db: Db | Tx, memberId: string) {
  return db.selectFrom('second_factor').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/** Keeps a secret that is not in force yet, in place of one that never was. @returns false when one is in force. */
export async function keepSecret(db: Db, memberId: string, sealed: Sealed, now: Date): Promise<boolean> {
  const row = { sealed: JSON.stringify(sealed), created_at: now, last_step: null };
  const kept = await db
    .insertInto('second_factor')
    .values({ member_id: memberId, confirmed_at: null, ...row })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(row).where('second_factor.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Adds the secret of an account that has none, in force at once: a first code was checked before. */
export async function insertFactorInForce(
  tx: Tx,
  memberId: string,
  { sealed, step, now }: { sealed: Sealed; step: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('second_factor')
    .values({
      member_id: memberId,
      sealed: JSON.stringify(sealed),
      confirmed_at: now,
      last_step: step,
      created_at: now,
    })
    .execute();
}

/** Accepts a time step once: of two requests with the same code one gets it. */
export async function takeStep(db: Db | Tx, memberId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .returning('member_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** @returns false when it is in force already. */
export async function putInForce(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('second_factor')
    .set({ confirmed_at: now })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function replaceRecoveryCodes(tx: Tx, memberId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ member_id: memberId, hash, used_at: null })))
    .execute();
}

/** Uses a recovery code up: each works once. */
export async function takeRecoveryCode(db: Db | Tx, memberId: string, hash: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Db | Tx, memberId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<string>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Forgets the secret and the recovery codes. @returns whether two-factor sign-in was in force. */
export async function deleteSecondFactor(tx: Tx, memberId: string): Promise<boolean> {
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  const deleted = await tx
    .deleteFrom('second_factor')
    .where('member_id', '=', memberId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return deleted !== undefined && deleted.confirmed_at !== null;
}

export async function noteSecondFactor(db: Db | Tx, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ second_factor_at: now }).where('id', '=', sessionId).execute();
}

export async function insertTicket(
  db: Db | Tx,
  row: Omit<Selectable<SecondFactorTicketTable>, 'tries'>,
): Promise<void> {
  await db.insertInto('second_factor_ticket').values(row).execute();
}

/** What is asked of whoever has a ticket, and how often they may answer. */
interface TicketLimit {
  asks: Selectable<SecondFactorTicketTable>['asks'];
  most: number;
  now: Date;
}

/** A ticket that may still be answered. */
export async function findTicket(db: Db | Tx, hash: string, { asks, most, now }: TicketLimit) {
  return db
    .selectFrom('second_factor_ticket')
    .select('member_id')
    .where('hash', '=', hash)
    .where('asks', '=', asks)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** A ticket that waits for the code of a mail, for whoever writes the mail. */
export async function readTicket(db: Db | Tx, hash: string, now: Date) {
  return db
    .selectFrom('second_factor_ticket')
    .select(['member_id', 'user_agent', 'expires_at'])
    .where('hash', '=', hash)
    .where('asks', '=', 'device-code')
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Counts a try at a ticket and answers whose it is; undefined when it is unknown, old, or has been tried too often. */
export async function tryTicket(db: Db | Tx, hash: string, { asks, most, now }: TicketLimit) {
  return db
    .updateTable('second_factor_ticket')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('asks', '=', asks)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returning(['member_id', 'credential_id', 'limited_to'])
    .executeTakeFirst();
}

/** Takes a ticket out. @returns false when somebody else was quicker. */
export async function spendTicket(db: Db | Tx, hash: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('second_factor_ticket')
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return gone !== undefined;
}

/** What a member has begun to sign in with counts for nothing once their password, address or state has changed. */
export async function dropTickets(db: Db | Tx, memberId: string): Promise<void> {
  await db.deleteFrom('second_factor_ticket').where('member_id', '=', memberId).execute();
}

/** Tickets that nobody came back with. */
export async function dropOldTickets(db: Db | Tx, now: Date): Promise<void> {
  await db.deleteFrom('second_factor_ticket').where('expires_at', '<=', now).execute();
}
