import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

interface Held {
  table: keyof Tables;
  /** The column with the member's id, or with the id of what the rows are part of. */
  by: string;
  /** What the rows are part of, and its column with the member's id; nothing when `by` says whose they are. */
  partOf?: { table: keyof Tables; by: string };
  /** Secrets, and what the product keeps for itself alone. */
  without?: readonly string[];
}

const ofMember = (table: keyof Tables, without?: readonly string[]): Held => ({
  table,
  by: 'member_id',
  ...(without !== undefined && { without }),
});

const PIECE = { table: 'content', by: 'owner_id' } as const;

/** What a member gets of what is held about them, by the names of the tables. */
export const OWN_DATA: readonly Held[] = [
  { table: 'member', by: 'id', without: ['password_hash', 'access_level'] },
  ofMember('member_feature'),
  { table: 'team_member', by: 'child_id' },
  ofMember('trial'),
  ofMember('legal_acceptance'),
  ofMember('member_identity', ['subject']),
  ofMember('login_credential', ['password_hash']),
  ofMember('passkey', ['credential_id', 'public_key', 'uses']),
  ofMember('session', [
    'id',
    'cookie_hash',
    'own_session_id',
    'credential_id',
    'passkey_id',
    // Who of the staff looked stands on the account page, by the reason they gave.
    'acting_id',
  ]),
  ofMember('profile_field'),
  ofMember('profile_flag'),
  ofMember('image'),
  ofMember('upload', ['file_key', 'store_id']),
  ofMember('made_film', ['upload_id', 'source_sha256', 'worn_sha256']),
  { table: 'asset', by: 'owner_id' },
  { table: 'content', by: 'owner_id', without: ['digest', 'based_on_digest', 'taken_up'] },
  { table: 'content_text', by: 'content_id', partOf: PIECE, without: ['search'] },
  { table: 'film_drawing', by: 'content_id', partOf: PIECE },
  ofMember('connection', ['grant_id']),
  ofMember('connection_target'),
  ofMember('crm_contact', ['is_due', 'version', 'next_at']),
  {
    table: 'post',
    by: 'owner_id',
    without: ['version', 'worker', 'lease_until', 'handle', 'marker', 'told_version', 'turn', 'record_hash'],
  },
  { table: 'post_figures', by: 'owner_id' },
  { table: 'post_approval', by: 'asker_id', without: ['digest'] },
  ofMember('share_draft'),
  ofMember('posting_preference'),
  ofMember('posting_queue'),
  ofMember('autopilot_job'),
  ofMember('autopilot_slot'),
  ofMember('saved_content'),
  ofMember('piece_answer'),
  ofMember('task_done'),
  ofMember('tool_draft', ['link_key']),
  ofMember('local_figures'),
  ofMember('lead', ['digest']),
  ofMember('billing_account'),
  ofMember('billing_command'),
  ofMember('apple_subscription'),
  ofMember('referral_link'),
  { table: 'referral', by: 'referrer_id', without: ['referee_id'] },
  { table: 'referral_credit', by: 'referrer_id' },
  ofMember('signup_coupon'),
  ofMember('suggestion'),
  ofMember('webinar_registration'),
  { table: 'team_rules', by: 'team_id' },
  { table: 'team_lock', by: 'parent_id' },
  { table: 'team_invite', by: 'invited_by', without: ['id'] },
];

/** What goes with an account and is no part of its data: secrets, work in progress, and what is made of the rest. */
export const NOT_GIVEN: readonly (keyof Tables)[] = [
  'apple_account',
  'billing_reminder',
  'calendar_feed',
  'connect_attempt',
  'connection_warning',
  'member_words',
  'one_time_link',
  'posting_record',
  'proof',
  'recovery_code',
  'second_factor',
  'second_factor_ticket',
  'share_request',
  'social_attempt',
  'taken_back_post',
];

function rowsOf({ table, by, partOf, without = [] }: Held, memberId: string): RawBuilder<unknown> {
  const whose =
    partOf === undefined
      ? sql`= ${memberId}`
      : sql`in (select id from ${sql.table(partOf.table)} where ${sql.ref(partOf.by)} = ${memberId})`;
  const row = sql`to_jsonb(held) - ${sql.val([...without])}::text[]`;
  return sql`(${sql.lit(table)}::text, (
    select coalesce(jsonb_agg(${row} order by to_jsonb(held)::text), '[]')
    from ${sql.table(table)} as held where ${sql.ref(`held.${by}`)} ${whose}
  ))`;
}

/** Everything a member may have of what is held about them, as JSON, by one statement. */
export async function readOwnData(db: Db, memberId: string, now: Date): Promise<Buffer> {
  const parts = sql.join(OWN_DATA.map((held) => rowsOf(held, memberId)));
  const { rows } = await sql<{
    data: unknown;
  }>`select jsonb_object_agg(name, rows) as data from (values ${parts}) as held (name, rows)`.execute(db);
  return Buffer.from(JSON.stringify({ madeAt: now.toISOString(), ...(rows[0]?.data as object) }, null, 2));
}
