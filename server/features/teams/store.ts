import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { StatementPart } from '../../platform/database/part.ts';
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

function membersQuery(db: Db | Tx, teamId: string) {
  return db
    .selectFrom('team_member')
    .innerJoin('member', 'member.id', 'team_member.child_id')
    .select([
      'member.id',
      'member.first_name',
      'member.last_name',
      'member.email',
      'member.status',
      'member.access_level',
      'member.last_sign_in_at',
      'member.blocked_at',
      'member.deletion_due_at',
      'team_member.is_admin',
    ])
    .where('team_member.parent_id', '=', teamId)
    .orderBy('member.last_name')
    .orderBy('member.first_name')
    .orderBy('member.id');
}

/** In the order of their names. */
export async function membersOf(db: Db | Tx, teamId: string) {
  return membersQuery(db, teamId).execute();
}

/** The same, with a part of each. */
export async function membersWith(db: Db, teamId: string, part: StatementPart<unknown>) {
  return membersQuery(db, teamId)
    .select(part.select(sql.ref('member.id')).as('profile'))
    .execute();
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

/** @returns whether there was such a seat. */
export async function deleteSeat(tx: Tx, teamId: string, childId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('team_member')
    .where('parent_id', '=', teamId)
    .where('child_id', '=', childId)
    .returning('child_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Invitations that were neither accepted nor taken back, also those that have run out. */
export async function unansweredInvites(db: Db | Tx, teamId: string): Promise<InviteRow[]> {
  return db
    .selectFrom('team_invite')
    .selectAll()
    .where('parent_id', '=', teamId)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Invitations to which somebody said no since then. */
export async function declinedInvites(db: Db | Tx, teamId: string, since: Date): Promise<InviteRow[]> {
  return db
    .selectFrom('team_invite')
    .selectAll()
    .where('parent_id', '=', teamId)
    .where('declined_at', '>', since)
    .orderBy('declined_at')
    .orderBy('id')
    .execute();
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
