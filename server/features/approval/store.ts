import { sql, type Insertable, type Selectable, type SqlBool } from 'kysely';
import { NO_RULES, type Seat, type TeamRules } from '@yardsign/domain/approval/team-rules';
import type { Db, Tx } from '../../platform/database/database.ts';
import { accountInOrder } from '../access/account-in-order.ts';
import { UNBEGUN } from '../sharing/states.ts';
import type { PostApprovalTable, Verdict } from './tables.ts';

export type AskRow = Selectable<PostApprovalTable>;

/** A member's seat, and what their team wants to be asked. */
export interface RuledSeat extends Seat {
  teamId: string;
  rules: TeamRules;
}

/** The seats of members whose teams have rules, by member. */
export async function ruledSeatsOf(db: Db | Tx, memberIds: readonly string[]): Promise<Map<string, RuledSeat>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('team_member')
    .innerJoin('team_rules', 'team_rules.team_id', 'team_member.parent_id')
    .select([
      'team_member.child_id',
      'team_member.parent_id',
      'team_member.is_admin',
      'team_member.joined_at',
      'team_rules.rules',
    ])
    .where('child_id', 'in', [...new Set(memberIds)])
    .execute();
  return new Map(
    rows.map((row) => [
      row.child_id,
      {
        memberId: row.child_id,
        teamId: row.parent_id,
        isAdmin: row.is_admin,
        joinedAt: row.joined_at?.getTime() ?? null,
        rules: { ...NO_RULES, ...row.rules },
      },
    ]),
  );
}

/** Those of these members who are on a team, with its owner. */
export async function teamsOf(db: Db | Tx, memberIds: readonly string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('team_member')
    .select(['child_id', 'parent_id'])
    .where('child_id', 'in', [...new Set(memberIds)])
    .execute();
  return new Map(rows.map((row) => [row.child_id, row.parent_id]));
}

export async function rulesOf(db: Db | Tx, teamId: string): Promise<TeamRules> {
  const row = await db.selectFrom('team_rules').select('rules').where('team_id', '=', teamId).executeTakeFirst();
  return { ...NO_RULES, ...row?.rules };
}

export async function putRules(
  tx: Tx,
  { teamId, rules, by, at }: { teamId: string; rules: TeamRules; by: string; at: Date },
): Promise<void> {
  const row = { rules: JSON.stringify(rules), changed_by: by, changed_at: at };
  await tx
    .insertInto('team_rules')
    .values({ team_id: teamId, ...row })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet(row))
    .execute();
}

export interface TeamPerson {
  id: string;
  name: string;
  email: string;
  /** Null for the owner. */
  seat: Seat | null;
}

/** Whom of a team somebody asks for, besides its owner: these members, or those who may agree by its rules. */
type Sought = { ids: readonly string[] } | { approversBy: TeamRules };

/** The owner and those who are sought of everybody who has a seat, as long as their accounts are in order. */
export async function peopleOf(db: Db | Tx, teamId: string, sought: Sought): Promise<TeamPerson[]> {
  const rows = await db
    .selectFrom('member')
    .leftJoin('team_member', (join) =>
      join.onRef('team_member.child_id', '=', 'member.id').on('team_member.parent_id', '=', teamId),
    )
    .select([
      'member.id',
      'member.first_name',
      'member.last_name',
      'member.email',
      'team_member.child_id',
      'team_member.is_admin',
      'team_member.joined_at',
    ])
    .where((where) =>
      where.or([where('member.id', '=', teamId), where('member.id', 'in', seatsSought(db, teamId, sought))]),
    )
    .where(accountInOrder)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('member.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    seat:
      row.child_id === null
        ? null
        : { memberId: row.id, isAdmin: row.is_admin === true, joinedAt: row.joined_at?.getTime() ?? null },
  }));
}

/** The members of a team who are sought: what is asked for of one of them does not grow with the team. */
function seatsSought(db: Db | Tx, teamId: string, sought: Sought) {
  const seats = db.selectFrom('team_member').select('child_id').where('parent_id', '=', teamId);
  if ('approversBy' in sought && sought.approversBy.approvers === 'managers') return seats.where('is_admin', '=', true);
  const ids = 'ids' in sought ? sought.ids : sought.approversBy.approverIds;
  return seats.where('child_id', '=', sql<string>`any(${[...ids]}::text[])`);
}

/** These people in the order of their names, whatever became of their accounts, and whether they are still on the team. */
export async function namedPeople(
  db: Db,
  teamId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string; onTeam: boolean }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('member')
    .leftJoin('team_member', (join) =>
      join.onRef('team_member.child_id', '=', 'member.id').on('team_member.parent_id', '=', teamId),
    )
    .select(['member.id', 'member.first_name', 'member.last_name', 'team_member.child_id'])
    .where('member.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('member.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    onTeam: row.child_id !== null,
  }));
}

/** The ids of everybody who has a seat. */
export async function seatIdsOf(tx: Tx, teamId: string): Promise<string[]> {
  const rows = await tx.selectFrom('team_member').select('child_id').where('parent_id', '=', teamId).execute();
  return rows.map((row) => row.child_id);
}

export async function findAsk(db: Db | Tx, postId: string): Promise<AskRow | undefined> {
  return db.selectFrom('post_approval').selectAll().where('post_id', '=', postId).executeTakeFirst();
}

export async function asksOf(db: Db | Tx, postIds: readonly string[]): Promise<Map<string, AskRow>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('post_approval')
    .selectAll()
    .where('post_id', 'in', [...postIds])
    .execute();
  return new Map(rows.map((row) => [row.post_id, row]));
}

/** A place among what a team is asked for: until when it can be decided, in epoch milliseconds. */
export interface PlaceOfAsk {
  decideBy: number;
  postId: string;
}

/** The same as `decideBy` of the rules. */
const DECIDE_BY = sql<Date>`greatest(post.due_at - post_approval.hours * interval '1 hour',
  post_approval.asked_at + post_approval.hours * interval '1 hour')`;

/** What a team is asked for by those who are still on it, and waits; without what somebody asked for themselves where `except` names them. */
const openAsksOf = (db: Db, teamId: string, except: string | null) =>
  db
    .selectFrom('post_approval')
    .innerJoin('team_member', (join) =>
      join
        .onRef('team_member.parent_id', '=', 'post_approval.team_id')
        .onRef('team_member.child_id', '=', 'post_approval.asker_id'),
    )
    .innerJoin('post', 'post.id', 'post_approval.post_id')
    .where('post_approval.team_id', '=', teamId)
    .where('verdict', 'is', null)
    .where('post.awaits_approval', '=', true)
    .where('post.state', 'in', UNBEGUN)
    .$if(except !== null, (asks) => asks.where('asker_id', '<>', except ?? ''));

/** Those that have to be decided first at the top. */
export async function pageOfAsks(
  db: Db,
  teamId: string,
  { except, after, limit }: { except: string | null; after: PlaceOfAsk | undefined; limit: number },
): Promise<AskRow[]> {
  return openAsksOf(db, teamId, except)
    .selectAll('post_approval')
    .$if(after !== undefined, (asks) =>
      asks.where(
        sql<SqlBool>`(${DECIDE_BY}, post_id) > (${new Date(after?.decideBy ?? 0)}::timestamptz, ${after?.postId ?? ''})`,
      ),
    )
    .orderBy(DECIDE_BY)
    .orderBy('post_id')
    .limit(limit)
    .execute();
}

export async function countAsks(db: Db, teamId: string, except: string | null): Promise<number> {
  const { count } = await openAsksOf(db, teamId, except)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function latestAsksBy(db: Db | Tx, askerId: string, limit: number): Promise<AskRow[]> {
  return db
    .selectFrom('post_approval')
    .selectAll()
    .where('asker_id', '=', askerId)
    .orderBy('asked_at', 'desc')
    .orderBy('post_id')
    .limit(limit)
    .execute();
}

/** Asks for a post, in the place of what was asked for it before. */
export async function putAsk(tx: Tx, ask: Insertable<PostApprovalTable>): Promise<void> {
  const { post_id: _, ...row } = ask;
  await tx
    .insertInto('post_approval')
    .values(ask)
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(row))
    .execute();
}

export async function endAsk(
  tx: Tx,
  postId: string,
  end: { verdict: Verdict; by: string | null; at: Date; reason: string | null },
): Promise<void> {
  await tx
    .updateTable('post_approval')
    .set({ verdict: end.verdict, decided_by: end.by, decided_at: end.at, reason: end.reason })
    .where('post_id', '=', postId)
    .execute();
}
