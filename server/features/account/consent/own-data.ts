import { Readable } from 'node:stream';
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
  ofMember('upload', ['file_key', 'store_id', 'tag']),
  ofMember('made_film', ['upload_id', 'source_sha256', 'worn_sha256']),
  ofMember('recording', ['upload_id']),
  { table: 'asset', by: 'owner_id' },
  { table: 'content', by: 'owner_id', without: ['digest', 'based_on_digest', 'taken_up'] },
  { table: 'content_text', by: 'content_id', partOf: PIECE, without: ['search'] },
  { table: 'film_drawing', by: 'content_id', partOf: PIECE, without: ['upload_id'] },
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

/** So many rows are read at once: some hold a whole article. */
const ROWS_AT_ONCE = 100;

type Row = Record<string, unknown>;

const asHeld = ({ without = [] }: Held) => sql`to_jsonb(held) - ${sql.val([...without])}::text[]`;

function isTheirs({ by, partOf }: Held, memberId: string): RawBuilder<unknown> {
  const column = sql.ref(`held.${by}`);
  if (partOf === undefined) return sql`${column} = ${memberId}`;
  return sql`${column} in (select id from ${sql.table(partOf.table)} where ${sql.ref(partOf.by)} = ${memberId})`;
}

/** The rows of every table that has no more than are read at once, by one statement; null for a table with more. */
async function fewRows(db: Db, memberId: string): Promise<Map<string, Row[] | null>> {
  const parts = OWN_DATA.map(
    (held) => sql`(${sql.lit(held.table)}::text, (
      select case when count(*) <= ${ROWS_AT_ONCE} then coalesce(jsonb_agg(row order by row::text), '[]') end
      from (
        select ${asHeld(held)} as row from ${sql.table(held.table)} as held
        where ${isTheirs(held, memberId)} limit ${ROWS_AT_ONCE + 1}
      ) as few))`,
  );
  const { rows } = await sql<{ name: string; rows: Row[] | null }>`
    select name, rows from (values ${sql.join(parts)}) as held (name, rows)`.execute(db);
  return new Map(rows.map(({ name, rows: found }) => [name, found]));
}

/** The columns of the primary key. */
async function keyColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * The rows of a table with many: their keys first, and then as many rows at once as memory takes easily. No transaction is open
 * meanwhile, for whoever fetches the file may be slow.
 */
async function* manyRows(db: Db, held: Held, memberId: string): AsyncGenerator<Row[]> {
  const columns = await keyColumns(db, held.table);
  const table = sql.table(held.table);
  const key = sql.join(columns.flatMap((name) => [sql`${sql.lit(name)}::text`, sql.ref(`held.${name}`)]));
  const order = sql.join(columns.map((name) => sql.ref(`held.${name}`)));
  const { rows: keys } = await sql<{ key: Row }>`
    select jsonb_build_object(${key}) as key from ${table} as held
    where ${isTheirs(held, memberId)} order by ${order}`.execute(db);
  const same = sql.join(
    columns.map((name) => sql`${sql.ref(`held.${name}`)} = ${sql.ref(`wanted.${name}`)}`),
    sql` and `,
  );
  for (let at = 0; at < keys.length; at += ROWS_AT_ONCE) {
    const wanted = JSON.stringify(keys.slice(at, at + ROWS_AT_ONCE).map((row) => row.key));
    const { rows } = await sql<{ row: Row }>`
      select found.row from jsonb_populate_recordset(null::${table}, ${wanted}::jsonb) with ordinality as wanted,
      lateral (
        -- The offset has each row found by its key, whatever else is asked of it.
        select ${asHeld(held)} as row from ${table} as held where ${same} and ${isTheirs(held, memberId)} offset 0
      ) as found order by wanted.ordinality`.execute(db);
    yield rows.map(({ row }) => row);
  }
}

/** The text of the file, a row on each line. */
async function* textOf(db: Db, memberId: string, of: { now: Date; few: Map<string, Row[] | null> }) {
  yield `{\n"madeAt": ${JSON.stringify(of.now.toISOString())}`;
  for (const held of OWN_DATA) {
    yield `,\n"${held.table}": [`;
    const found = of.few.get(held.table);
    let before = '\n';
    for await (const rows of found ? [found] : manyRows(db, held, memberId)) {
      if (rows.length === 0) continue;
      yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
      before = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

/**
 * Everything a member may have of what is held about them, as JSON. What the first statement finds is read before the file begins, so that
 * a database that is away is told as a refusal; the rest is read while it is sent.
 */
export async function readOwnData(db: Db, memberId: string, now: Date): Promise<Readable> {
  const few = await fewRows(db, memberId);
  return Readable.from(textOf(db, memberId, { now, few }), { highWaterMark: 1 });
}
