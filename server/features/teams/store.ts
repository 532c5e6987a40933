import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { TeamInviteTable } from './tables.ts';

export type InviteRow = Selectable<TeamInviteTable>;

const PERSON = ['id', 'first_name', 'last_name', 'email', 'status', 'type', 'access_level', 'last_sign_in_at'] as const;

const OWNER = ['id', 'seats', 'status', 'blocked_at', 'deletion_due_at'] as const;

const ownerQuery = (db: Db | Tx, teamId: string) => db.selectFrom('member').select(OWNER).where('id', '=', teamId);

export async function findOwner(db: Db, teamId: string) {
  return ownerQuery(db, teamId).executeTakeFirst();
}

/** The owner, locked until the transaction ends: whoever gives or takes a seat waits for the one before. */
export async function lockTeam(tx: Tx, teamId: string) {
  return ownerQuery(tx, teamId).forUpdate().executeTakeFirst();
}

/**
 * The same, with somebody who wants to join held beside the owner. Both at once and in one order: of two owners who accept each
 * other's invitation, each would hold themselves and wait for the other.
 */
export async function lockTeamFor(tx: Tx, { teamId, memberId }: { teamId: string; memberId: string }) {
  const held = await tx
    .selectFrom('member')
    .select(OWNER)
    .where('id', 'in', [teamId, memberId])
    .orderBy('id')
    .forUpdate()
    .execute();
  return held.find((row) => row.id === teamId);
}

export async function findPerson(db: Db | Tx, id: string) {
  return db
    .selectFrom('member')
    .select([...PERSON, 'seats'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Everyone who has a seat, in the order of their ids: whoever holds several of them holds them in one order. */
export async function memberIdsOf(tx: Tx, teamId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('team_member')
    .select('child_id')
    .where('parent_id', '=', teamId)
    .orderBy('child_id')
    .execute();
  return rows.map((row) => row.child_id);
}

export async function countMembers(db: Db | Tx, teamId: string): Promise<number> {
  const { count } = await db
    .selectFrom('team_member')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('parent_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The seats that are not free: those of members, and those that open invitations hold, but for one of them. */
export async function seatsTaken(
  db: Db | Tx,
  teamId: string,
  now: Date,
  exceptInvite = '',
): Promise<{ members: number; invites: number }> {
  const { count } = await db
    .selectFrom('team_invite')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('parent_id', '=', teamId)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .where('id', '<>', exceptInvite)
    .executeTakeFirstOrThrow();
  return { members: await countMembers(db, teamId), invites: count };
}

/** Those of some addresses, in small letters, that the owner or a member of the team has. */
export async function addressesOnTeam(tx: Tx, teamId: string, addresses: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('member')
    .select((select) => select.fn<string>('lower', ['email']).as('email'))
    .where((where) => where(where.fn('lower', ['email']), 'in', addresses))
    .where((where) =>
      where.or([
        where('id', '=', teamId),
        where('id', 'in', where.selectFrom('team_member').select('child_id').where('parent_id', '=', teamId)),
      ]),
    )
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** Those of some addresses, in small letters, that were invited and have not answered, also long ago. */
export async function addressesInvited(tx: Tx, teamId: string, addresses: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('team_invite')
    .select((select) => select.fn<string>('lower', ['email']).as('email'))
    .where('parent_id', '=', teamId)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where((where) => where(where.fn('lower', ['email']), 'in', addresses))
    .execute();
  return new Set(rows.map(({ email }) => email));
}

export async function findSeat(db: Db | Tx, teamId: string, childId: string) {
  return db
    .selectFrom('team_member')
    .select(['is_admin'])
    .where('parent_id', '=', teamId)
    .where('child_id', '=', childId)
    .executeTakeFirst();
}

/** Teams above a member. */
export async function teamsAbove(db: Db | Tx, childId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_member')
    .select('parent_id')
    .where('child_id', '=', childId)
    .orderBy('parent_id')
    .execute();
  return rows.map((row) => row.parent_id);
}

export async function insertSeat(
  tx: Tx,
  seat: { parent_id: string; child_id: string; is_admin: boolean; joined_at: Date },
): Promise<void> {
  await tx.insertInto('team_member').values(seat).execute();
}

export async function setAdmin(tx: Tx, teamId: string, childId: string, isAdmin: boolean): Promise<void> {
  await tx
    .updateTable('team_member')
    .set({ is_admin: isAdmin })
    .where('parent_id', '=', teamId)
    .where('child_id', '=', childId)
    .execute();
}

export async function deleteSeat(tx: Tx, teamId: string, childId: string): Promise<void> {
  await tx.deleteFrom('team_member').where('parent_id', '=', teamId).where('child_id', '=', childId).execute();
}

export async function findInvite(db: Db | Tx, id: string): Promise<InviteRow | undefined> {
  return db.selectFrom('team_invite').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertInvite(tx: Tx, row: Insertable<TeamInviteTable>): Promise<void> {
  await tx.insertInto('team_invite').values(row).execute();
}

export async function changeInvite(tx: Tx, id: string, values: Partial<Omit<InviteRow, 'id'>>): Promise<void> {
  await tx.updateTable('team_invite').set(values).where('id', '=', id).execute();
}

/** Stops every link of an invitation that was mailed before. */
export async function voidInviteLinks(tx: Tx, inviteId: string, now: Date): Promise<void> {
  await tx
    .updateTable('one_time_link')
    .set({ voided_at: now })
    .where('purpose', '=', 'join-team')
    .where((where) => where(where.ref('detail', '->>').key('invite'), '=', inviteId))
    .where('spent_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
}

/** Whether a mailed link was neither used nor stopped. */
export async function isOpenLink(db: Db, linkId: string): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_link')
    .select('id')
    .where('id', '=', linkId)
    .where('spent_at', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accounts that use an address. */
export async function accountsUnder(db: Db | Tx, email: string) {
  return db
    .selectFrom('member')
    .select(['id', 'first_name', 'last_name', 'username'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('username')
    .limit(10)
    .execute();
}

/** A member who joins is in order with the seat: an account that had not begun, or had ended, lives again. */
export async function activate(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('member')
    .set({ status: 'active', updated_at: now })
    .where('id', '=', memberId)
    .where('status', 'in', ['incomplete', 'inactive'])
    .execute();
}

/** Names of people, by id. */
export async function namesOf(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('member').select(['id', 'first_name', 'last_name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim()]));
}

/** Ends the sessions in which the team impersonates this member. */
export async function endImpersonationsOf(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'left_team' })
    .where('member_id', '=', memberId)
    .where('acting_mode', '=', 'team')
    .where('ended_at', 'is', null)
    .execute();
}
