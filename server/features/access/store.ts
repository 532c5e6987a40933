import type { Language } from '@yardsign/domain/languages';
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { MemberTable, SessionTable } from './tables.ts';
import { hasSecondFactor } from './second-factor/second-factor-sql.ts';
import { dropTickets } from './second-factor/second-factor-store.ts';

export type MemberRow = Selectable<MemberTable>;
export type SessionRow = Selectable<SessionTable>;

/** An account that a typed name may mean, by its own name and password or by those of a further login. */
export interface SignInCandidate {
  member: MemberRow;
  credential: { id: string; password_hash: string } | null;
}

/** The accounts that a typed name may mean: the one with that username, the one with that further login, or else all with that address. */
export async function findBySignInName(db: Db, name: string): Promise<SignInCandidate[]> {
  const wanted = name.toLowerCase();
  const rows = await db
    .selectFrom('member')
    .selectAll()
    .where((where) =>
      where.or([where(where.fn('lower', ['username']), '=', wanted), where(where.fn('lower', ['email']), '=', wanted)]),
    )
    .orderBy('username')
    .limit(10)
    .execute();
  const own = (members: MemberRow[]) => members.map((member) => ({ member, credential: null }));
  const named = rows.filter((row) => row.username.toLowerCase() === wanted);
  if (named.length > 0) return own(named);
  const credential = await db
    .selectFrom('login_credential')
    .select(['id', 'member_id', 'password_hash'])
    .where((where) => where(where.fn('lower', ['username']), '=', wanted))
    .executeTakeFirst();
  const owner = credential && (await findMember(db, credential.member_id));
  return credential && owner ? [{ member: owner, credential }] : own(rows);
}

/** Accounts under an address, in the order of their usernames. */
export async function findByAddress(db: Db | Tx, email: string): Promise<MemberRow[]> {
  return db
    .selectFrom('member')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('username')
    .limit(10)
    .execute();
}

/** Takes up somebody's wish for a mailed link, once. @returns the address that they typed. */
export async function takeLinkRequest(tx: Tx, id: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('one_time_link')
    .set({ spent_at: now })
    .where('id', '=', id)
    .where('purpose', '=', 'sign-in')
    .where('member_id', 'is', null)
    .where('spent_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

export async function noteSignIn(
  db: Db,
  signedIn: { memberId: string; credentialId: string | null; now: Date },
): Promise<void> {
  const { memberId, credentialId, now } = signedIn;
  await db.updateTable('member').set({ last_sign_in_at: now }).where('id', '=', memberId).execute();
  if (credentialId !== null)
    await db.updateTable('login_credential').set({ last_used_at: now }).where('id', '=', credentialId).execute();
}

/** Puts a hash of the same password in the place of another, unless the password was changed meanwhile. */
export async function replaceHash(
  db: Db,
  { member, credential }: SignInCandidate,
  hash: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable(credential === null ? 'member' : 'login_credential')
    .set({ password_hash: hash.to })
    .where('id', '=', credential?.id ?? member.id)
    .where('password_hash', '=', hash.from)
    .execute();
}

export async function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  return db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function clearForceRedirect(db: Db, memberId: string): Promise<void> {
  await db.updateTable('member').set({ force_redirect: null }).where('id', '=', memberId).execute();
}

export async function setLanguage(db: Db, memberId: string, language: Language, now: Date): Promise<void> {
  await db.updateTable('member').set({ language, updated_at: now }).where('id', '=', memberId).execute();
}

export async function insertSession(tx: Tx, row: Omit<SessionRow, 'ended_at' | 'end_reason'>): Promise<void> {
  await tx
    .insertInto('session')
    .values({ ...row, ended_at: null, end_reason: null })
    .execute();
}

export async function findSession(db: Db | Tx, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function extendSession(tx: Tx, id: string, accessExpiresAt: Date, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ access_expires_at: accessExpiresAt, last_seen_at: now })
    .where('id', '=', id)
    .execute();
}

export async function clearLimit(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('session').set({ limited_to: null }).where('id', '=', sessionId).execute();
}

/** @returns whether it was open until now. */
export async function endSession(db: Db | Tx, id: string, reason: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Ends every session of a member at once, and those in which they impersonate somebody else.
 *
 * @param options.except the session that may stay: the one in which the change was made.
 * @returns how many were open until now.
 */
export async function endSessionsOf(
  db: Db | Tx,
  memberId: string,
  options: { reason: string; now: Date; except?: string },
): Promise<number> {
  // Nor may a sign-in that was begun before go on after.
  await dropTickets(db, memberId);
  const ended = await db
    .updateTable('session')
    .set({ ended_at: options.now, end_reason: options.reason })
    .where((where) => where.or([where('member_id', '=', memberId), where('acting_id', '=', memberId)]))
    .where('ended_at', 'is', null)
    .where('id', '!=', options.except ?? '')
    .returning('id')
    .execute();
  return ended.length;
}

export async function insertRefreshToken(
  tx: Tx,
  row: { hash: string; session_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await tx
    .insertInto('refresh_token')
    .values({ ...row, spent_at: null })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** Spends a token; answers its session only to the one caller who spent it. */
export async function spendRefreshToken(tx: Tx, hash: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('refresh_token')
    .set({ spent_at: now })
    .where('hash', '=', hash)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('session_id')
    .executeTakeFirst();
  return row?.session_id;
}

export async function findRefreshToken(db: Db | Tx, hash: string) {
  return db.selectFrom('refresh_token').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.selectFrom('member').select('id').where('access_level', '>', 2).orderBy('id').forUpdate().execute();
}

/** Admins who could sign in and act now: without a second factor the level does not count. */
export async function countWorkingAdmins(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('member')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('access_level', '>', 2)
    .where('status', '=', 'active')
    .where('blocked_at', 'is', null)
    .where('deletion_due_at', 'is', null)
    .where(hasSecondFactor(sql.ref('member.id')))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
