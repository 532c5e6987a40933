import type { LinkPurpose } from '../access/credentials/one-time-link.ts';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { MemberTable } from '../access/tables.ts';
import type { OwnBytes } from './ports.ts';

export type MemberRow = Selectable<MemberTable>;

export async function findMember(db: Db | Tx, id: string): Promise<MemberRow | undefined> {
  return db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The member, locked until the transaction ends. */
export async function lockMember(tx: Tx, id: string): Promise<MemberRow | undefined> {
  return tx.selectFrom('member').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function membersUnder(db: Db | Tx, email: string): Promise<MemberRow[]> {
  return db
    .selectFrom('member')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('username')
    .limit(10)
    .execute();
}

export async function insertMember(
  tx: Tx,
  row: Pick<
    MemberRow,
    'id' | 'email' | 'username' | 'first_name' | 'last_name' | 'phone' | 'language' | 'public_code' | 'created_at'
  > &
    Partial<Pick<MemberRow, 'time_zone'>>,
): Promise<void> {
  await tx
    .insertInto('member')
    .values({ ...row, status: 'incomplete', updated_at: row.created_at })
    .execute();
}

export async function changeMember(db: Db | Tx, id: string, now: Date, values: Updateable<MemberTable>): Promise<void> {
  await db
    .updateTable('member')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** One username is given at a time, whichever process it came to. Any number that nothing else locks. */
const USERNAME_LOCK = 7_316_008;

/** Lets nobody else be given a username until the transaction has ended: of two people of one name who come at once, the second takes the next. */
export async function holdUsernames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${USERNAME_LOCK})`.execute(tx);
}

/** Usernames that begin so, of accounts and of further logins alike: both are typed into the same field. Who gives one away holds them first. */
export async function namesBeginning(db: Db | Tx, stem: string): Promise<Set<string>> {
  const beginning = `${stem.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const names = await db
    .selectFrom('member')
    .select('username')
    .where('username', 'ilike', beginning)
    .unionAll((union) => union.selectFrom('login_credential').select('username').where('username', 'ilike', beginning))
    .execute();
  return new Set(names.map(({ username }) => username.toLowerCase()));
}

/** The open link of a purpose, if there is one. */
export async function openLinkOf(db: Db | Tx, memberId: string, purpose: LinkPurpose, now: Date) {
  return db
    .selectFrom('one_time_link')
    .select(['id', 'email', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('spent_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes a request that waits for the worker, once, and forgets what it held. */
export async function takeRequest(
  tx: Tx,
  id: string,
  purpose: 'reset-password' | 'complete-signup',
  now: Date,
): Promise<{ email: string; detail: unknown; created_at: Date } | undefined> {
  const request = await tx
    .selectFrom('one_time_link')
    .select(['email', 'detail', 'created_at'])
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('member_id', 'is', null)
    .where('spent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (request)
    await tx.updateTable('one_time_link').set({ spent_at: now, detail: null }).where('id', '=', id).execute();
  return request;
}

export async function trialOf(db: Db | Tx, memberId: string): Promise<{ ends_at: Date } | undefined> {
  return db.selectFrom('trial').select('ends_at').where('member_id', '=', memberId).executeTakeFirst();
}

/** @returns false when the account has had one. */
export async function insertTrial(
  tx: Tx,
  row: { member_id: string; industry_id: number; started_at: Date; ends_at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('trial')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Gives a feature; one that is there, also an expired one, is in force again. */
export async function putFeature(
  tx: Tx,
  row: { member_id: string; slug: string; feature_id: number; is_plan?: boolean; includes?: string[] },
): Promise<void> {
  await tx
    .insertInto('member_feature')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'slug']).doUpdateSet({ expired: false }))
    .execute();
}

export async function countTeam(db: Db | Tx, parentId: string): Promise<number> {
  const { members } = await db
    .selectFrom('team_member')
    .select((select) => select.fn.countAll<string>().as('members'))
    .where('parent_id', '=', parentId)
    .executeTakeFirstOrThrow();
  return Number(members);
}

export async function dueForDeletion(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('deletion_due_at', '<=', now)
    .orderBy('deletion_due_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Digests of a member's pictures and proofs that nobody else has: bytes are kept once, whoever uploaded them. */
export async function ownBytesOf(tx: Tx, memberId: string): Promise<OwnBytes> {
  const only = async (table: 'image' | 'proof') => {
    const { rows } = await sql<{ sha256: string }>`
      select distinct own.sha256 from ${sql.table(table)} own
      where own.member_id = ${memberId} and not exists (
        select from ${sql.table(table)} other where other.sha256 = own.sha256 and other.member_id <> ${memberId}
      )`.execute(tx);
    return rows.map(({ sha256 }) => sha256);
  };
  return { images: await only('image'), proofs: await only('proof') };
}

/** Those of some digests that somebody has. */
export async function keptDigests(
  db: Db,
  table: 'image' | 'proof',
  digests: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ sha256: string }>`
    select distinct sha256 from ${sql.table(table)} where sha256 = any(${[...digests]})`.execute(db);
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Everything of the account goes with its row. */
export async function deleteMember(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('member').where('id', '=', id).execute();
}
