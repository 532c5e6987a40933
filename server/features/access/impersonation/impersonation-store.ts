import { sql, type RawBuilder } from 'kysely';
import type { AccountStatus, UserType } from '@yardsign/domain/access/actor';
import { levelInForce } from '@yardsign/domain/access/roles';
import type { ImpersonatedStanding, ImpersonatorStanding } from '@yardsign/domain/access/impersonation';
import { isClosed } from '../account-in-order.ts';
import { hasSecondFactor } from '../second-factor/second-factor-sql.ts';
import { firstTeamAbove, membershipOf, type TeamAbove } from '../team-above.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** A seat of a member, as a statement brings it. */
export interface TeamSeat {
  owner_id: string;
  is_admin: boolean;
}

/** In a statement of any feature: every team above a member. */
export function impersonatedTeams(memberId: RawBuilder<unknown>): RawBuilder<TeamSeat[]> {
  return sql<TeamSeat[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('owner_id', team_member.parent_id, 'is_admin', team_member.is_admin)), '[]')
    from team_member where team_member.child_id = ${memberId}
  )`;
}

interface ImpersonatorRow {
  acting_id: string | null;
  impersonator_status: AccountStatus | null;
  impersonator_type: UserType | null;
  impersonator_level: number | null;
  impersonator_blocked_at: Date | null;
  impersonator_enrolled: boolean;
  impersonator_team: TeamAbove | null;
}

/** Who impersonates, as they stand now; null for nobody. */
export function impersonatorStanding(row: ImpersonatorRow): ImpersonatorStanding | null {
  if (row.acting_id === null || row.impersonator_status === null) return null;
  const enrolled = row.impersonator_enrolled;
  return {
    userId: row.acting_id,
    status: row.impersonator_status,
    type: row.impersonator_type,
    accessLevel: levelInForce(row.impersonator_level ?? 1, { enrolled, proved: enrolled }),
    blocked: row.impersonator_blocked_at !== null,
    membership: membershipOf(row.impersonator_team),
  };
}

/** Who is impersonated, as they stand now. */
export function impersonatedStanding(row: {
  member_id: string;
  status: AccountStatus;
  access_level: number;
  blocked_at: Date | null;
  deletion_due_at: Date | null;
  seats: readonly TeamSeat[];
}): ImpersonatedStanding {
  return {
    userId: row.member_id,
    status: row.status,
    accessLevel: row.access_level,
    closed: isClosed(row),
    teams: row.seats.map((seat) => ({ ownerId: seat.owner_id, isAdmin: seat.is_admin })),
  };
}

/** Who would see, as they stand now. */
export async function findImpersonator(db: Db | Tx, memberId: string): Promise<ImpersonatorStanding | undefined> {
  const id = sql.ref('member.id');
  const row = await db
    .selectFrom('member')
    .select([
      'member.id as acting_id',
      'member.status as impersonator_status',
      'member.type as impersonator_type',
      'member.access_level as impersonator_level',
      'member.blocked_at as impersonator_blocked_at',
      hasSecondFactor(id).as('impersonator_enrolled'),
      firstTeamAbove(id).as('impersonator_team'),
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  return (row && impersonatorStanding(row)) ?? undefined;
}

/** Who would be impersonated. */
export async function findImpersonated(db: Db | Tx, memberId: string): Promise<ImpersonatedStanding | undefined> {
  const row = await db
    .selectFrom('member')
    .select(['id as member_id', 'status', 'access_level', 'blocked_at', 'deletion_due_at'])
    .select(impersonatedTeams(sql.ref('member.id')).as('seats'))
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row && impersonatedStanding(row);
}

/** The session that a refresh token named, whether or not it is over, if somebody impersonated someone else in it. */
export async function findImpersonation(db: Db | Tx, refreshHash: string) {
  return db
    .selectFrom('session')
    .innerJoin('session as own', 'own.id', 'session.own_session_id')
    .select([
      'session.id',
      'session.member_id',
      'session.acting_id',
      'session.acting_mode',
      'session.ended_at',
      'session.end_reason',
      'session.expires_at',
      'own.id as own_id',
      'own.ended_at as own_ended_at',
      'own.expires_at as own_expires_at',
    ])
    .where('session.via', '=', 'cookie')
    .where('session.id', '=', (from) =>
      from.selectFrom('refresh_token').select('session_id').where('hash', '=', refreshHash),
    )
    .executeTakeFirst();
}

/** Gives a browser's session another secret: the one that it had before opens nothing any more. */
export async function renewCookie(
  tx: Tx,
  input: { sessionId: string; cookieHash: string; accessExpiresAt: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ cookie_hash: input.cookieHash, access_expires_at: input.accessExpiresAt, last_seen_at: input.now })
    .where('id', '=', input.sessionId)
    .execute();
  await tx
    .updateTable('refresh_token')
    .set({ spent_at: input.now })
    .where('session_id', '=', input.sessionId)
    .where('spent_at', 'is', null)
    .execute();
}

/** Ends the impersonations that were begun from one session, but for one. */
export async function endImpersonationsFrom(
  tx: Tx,
  ownSessionId: string,
  options: { reason: string; now: Date; except?: string },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: options.now, end_reason: options.reason })
    .where('own_session_id', '=', ownSessionId)
    .where('ended_at', 'is', null)
    .where('id', '!=', options.except ?? '')
    .execute();
}

/** Times at which others impersonated this member, as the audit log has them. */
export async function impersonationsOf(db: Db, memberId: string, page: { before: number | undefined; limit: number }) {
  const rows = await db
    .selectFrom('audit_entry')
    .leftJoin('member as impersonator', 'impersonator.id', 'audit_entry.real_actor_id')
    .leftJoin('session', (join) =>
      join.on(sql<string>`audit_entry.detail ->> 'session'`, '=', (where) => where.ref('session.id')),
    )
    .select([
      'audit_entry.id',
      'audit_entry.at',
      'audit_entry.detail',
      'session.ended_at',
      'impersonator.first_name',
      'impersonator.last_name',
    ])
    .where('audit_entry.subject_id', '=', memberId)
    .where('audit_entry.action', '=', 'viewing.started')
    .$if(page.before !== undefined, (query) => query.where('audit_entry.id', '<', page.before ?? 0))
    .orderBy('audit_entry.id', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    session: String(row.detail['session']),
    mode: row.detail['mode'] === 'admin' ? ('admin' as const) : ('team' as const),
    reason: String(row.detail['reason'] ?? ''),
    until: new Date(String(row.detail['until'])),
    endedAt: row.ended_at,
    byName: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
  }));
}

function actsQuery(db: Db, memberId: string, sessions: readonly string[]) {
  return db
    .selectFrom('audit_entry')
    .where('subject_id', '=', memberId)
    .where('action', '=', 'viewing.acted')
    .where(sql<string>`detail ->> 'session'`, 'in', sessions);
}

/** What was done in these times, the first ones of each. */
export async function actsInSessions(db: Db, memberId: string, sessions: readonly string[], each: number) {
  const lists = await Promise.all(
    sessions.map((session) =>
      actsQuery(db, memberId, [session]).select(['at', 'detail']).orderBy('id').limit(each).execute(),
    ),
  );
  return lists.flat().map((row) => ({
    session: String(row.detail['session']),
    at: row.at.toISOString(),
    method: String(row.detail['method']),
    route: String(row.detail['route']),
    status: Number(row.detail['status']),
  }));
}

export async function countActsInSessions(
  db: Db,
  memberId: string,
  sessions: readonly string[],
): Promise<Map<string, number>> {
  if (sessions.length === 0) return new Map();
  const rows = await actsQuery(db, memberId, sessions)
    .select([sql<string>`detail ->> 'session'`.as('session'), sql<number>`count(*)::int`.as('acts')])
    .groupBy(sql`detail ->> 'session'`)
    .execute();
  return new Map(rows.map((row) => [row.session, row.acts]));
}
