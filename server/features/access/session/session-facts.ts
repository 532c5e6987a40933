import { sql, type RawBuilder } from 'kysely';
import { question } from '../../../platform/database/question.ts';
import type { Db } from '../../../platform/database/database.ts';
import { impersonatedTeams, type TeamSeat } from '../impersonation/impersonation-store.ts';
import { heldRows } from '../features-store.ts';
import { hasSecondFactor } from '../second-factor/second-factor-sql.ts';
import { firstTeamAbove } from '../team-above.ts';

/** How a call names its session: a bearer token carries the id, a browser the secret whose hash we keep. */
export type SessionName = { id: string } | { cookieHash: string };

/** Everything that decides what may be done in a session, whether or not it is over. */
export type SessionFacts = NonNullable<Awaited<ReturnType<typeof readSessionFacts>>>;

/** A switch of the profile; every save of one counts the member's brand on, so that a session learns of it. */
const hidesVideos = (member: RawBuilder<unknown>) => sql<boolean>`exists (
  select from profile_field
  where member_id = ${member} and feature = 'video' and name = 'hide_videos' and coalesce(locked_value, value) = '1'
)`;

function facts(db: Db) {
  const acting = sql.ref('session.acting_id');
  const member = sql.ref('session.member_id');
  return db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .leftJoin('session as own', 'own.id', 'session.own_session_id')
    .leftJoin('member as impersonator', 'impersonator.id', 'session.acting_id')
    .select([
      'session.id',
      'session.member_id',
      'session.via',
      'session.access_expires_at',
      'session.expires_at',
      'session.ended_at',
      'session.acting_id',
      'session.acting_mode',
      'session.second_factor_at',
      'session.limited_to',
      'own.id as own_id',
      'own.ended_at as own_ended_at',
      'own.expires_at as own_expires_at',
      'member.status',
      'member.type',
      'member.access_level',
      'member.blocked_at',
      'member.deletion_due_at',
      'member.brand_version',
      'member.public_code',
      hidesVideos(member).as('hides_videos'),
      hasSecondFactor(member).as('enrolled'),
      firstTeamAbove(member).as('team'),
      heldRows(member).as('held'),
      'impersonator.status as impersonator_status',
      'impersonator.type as impersonator_type',
      'impersonator.access_level as impersonator_level',
      'impersonator.blocked_at as impersonator_blocked_at',
      hasSecondFactor(acting).as('impersonator_enrolled'),
      firstTeamAbove(acting).as('impersonator_team'),
      // Only who is impersonated is asked for every team.
      sql<TeamSeat[]>`case when session.acting_id is null then '[]' else ${impersonatedTeams(member)} end`.as('seats'),
    ]);
}

const byId = question((db: Db, { id }: { id: string }) => facts(db).where('session.id', '=', id));
const byCookie = question((db: Db, { cookieHash }: { cookieHash: string }) =>
  facts(db).where('session.cookie_hash', '=', cookieHash),
);

/** Asks the database once. */
export async function readSessionFacts(db: Db, by: SessionName) {
  const [found] = await ('id' in by ? byId(db, by) : byCookie(db, by));
  return found;
}

/** What a session's facts are read from. */
export const SESSION_TABLES = [
  'session',
  'member',
  'team_member',
  'member_feature',
  'trial',
  'second_factor',
  'passkey',
] as const;
