import type { Insertable, Selectable } from 'kysely';
import { NO_RULES, type Seat, type TeamRules } from '@yardsign/domain/approval/team-rules';
import type { Db, Tx } from '../../platform/database/database.ts';
import { accountInOrder } from '../access/account-in-order.ts';
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

/** The owner and everybody who has a seat, as long as their accounts are in order. */
export async function peopleOf(db: Db | Tx, teamId: string): Promise<TeamPerson[]> {
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
    .where((where) => where.or([where('member.id', '=', teamId), where('team_member.parent_id', '=', teamId)]))
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

/** What a team is asked for by those who are still on it. */
export async function openAsksOf(db: Db | Tx, teamId: string): Promise<AskRow[]> {
  return db
    .selectFrom('post_approval')
    .innerJoin('team_member', (join) =>
      join
        .onRef('team_member.parent_id', '=', 'post_approval.team_id')
        .onRef('team_member.child_id', '=', 'post_approval.asker_id'),
    )
    .selectAll('post_approval')
    .where('team_id', '=', teamId)
    .where('verdict', 'is', null)
    .execute();
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
