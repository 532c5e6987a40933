import { sql } from 'kysely';
import { hasSecondFactor } from '../access/second-factor/second-factor-sql.ts';
import type { Db } from '../../platform/database/database.ts';

const MEMBERS_SHOWN = 50;

/** What the page of a person says besides the line of the list. */
export async function accountOf(db: Db, id: string) {
  return db
    .selectFrom('member')
    .select(['phone', 'language', 'time_zone', 'max_logins', 'seats', 'blocked_at', 'force_redirect'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function featuresOf(db: Db, id: string) {
  return db
    .selectFrom('member_feature')
    .select(['slug', 'is_plan', 'includes', 'expired'])
    .where('member_id', '=', id)
    .orderBy('is_plan', 'desc')
    .orderBy('expired')
    .orderBy('feature_id')
    .orderBy('slug')
    .execute();
}

export async function teamsOf(db: Db, id: string) {
  return db
    .selectFrom('team_member')
    .innerJoin('member', 'member.id', 'team_member.parent_id')
    .select(['member.id', 'first_name', 'last_name', 'username', 'type', 'is_admin'])
    .where('child_id', '=', id)
    .orderBy('parent_id')
    .execute();
}

export async function membersUnder(db: Db, id: string) {
  return db
    .selectFrom('team_member')
    .innerJoin('member', 'member.id', 'team_member.child_id')
    .select(['member.id', 'first_name', 'last_name', 'username', 'status', 'is_admin'])
    .where('parent_id', '=', id)
    .orderBy('is_admin', 'desc')
    .orderBy('last_name')
    .orderBy('member.id')
    .limit(MEMBERS_SHOWN)
    .execute();
}

export async function flagsOf(db: Db, id: string) {
  return db
    .selectFrom('profile_flag')
    .select(['flag_id', 'last_added_at'])
    .where('member_id', '=', id)
    .orderBy('flag_id')
    .execute();
}

interface Figures {
  company: string | null;
  member_count: number;
  logins: number;
  open_sessions: number;
  last_seen: Date | null;
  second_factor: boolean;
  sign_in_with: string[];
  trial_ends: Date | null;
  scheduled: number;
  published: number;
  attention: number;
}

/** Everything that is counted, in one question. Sessions in which somebody else impersonates the member are not theirs. */
export async function figuresOf(db: Db, id: string, now: Date): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select coalesce(locked_value, value) from profile_field
        where member_id = ${id} and feature = 'basic' and name = 'company') as company,
      (select count(*)::int from team_member where parent_id = ${id}) as member_count,
      (select count(*)::int from login_credential where member_id = ${id}) as logins,
      (select count(*)::int from session
        where member_id = ${id} and acting_id is null and ended_at is null and expires_at > ${now}) as open_sessions,
      (select max(last_seen_at) from session where member_id = ${id} and acting_id is null) as last_seen,
      ${hasSecondFactor(sql.val(id))} as second_factor,
      array(select distinct provider from member_identity where member_id = ${id} order by provider) as sign_in_with,
      (select max(ends_at) from trial where member_id = ${id}) as trial_ends,
      posts.*
    from (
      select count(*) filter (where comment_of is null and state = 'scheduled')::int as scheduled,
        count(*) filter (where comment_of is null and state = 'published')::int as published,
        count(*) filter (where state in ('failed', 'needs_reconnect', 'needs_attention', 'missed'))::int as attention
      from post where owner_id = ${id}
    ) as posts`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('a question without a table always has one answer');
  return figures;
}
