import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

// Runs on PostgreSQL too.

const NOW = new Date('2026-11-21T15:00:00.000Z');
const PEOPLE = ['usr_anna0001', 'usr_bert0001'];

let testing: TestDatabase;
let db: Db;
let back: () => Promise<void>;

async function addPerson(id: string, username = id.slice(4)): Promise<void> {
  const about = { email: `${username}@example.test`, username, public_code: username, password_hash: null, type: null };
  const times = { created_at: NOW, updated_at: NOW };
  await db
    .insertInto('member')
    .values({ id, status: 'active', access_level: 2, ...about, ...times })
    .execute();
}

const TABLES = ['content', 'content_text', 'member', 'member_words', 'profile_field', 'role_change', 'tool_draft'];

/** Every row of these tables, as text. */
async function held(): Promise<string[]> {
  const rows: string[] = [];
  for (const table of TABLES) {
    const { rows: found } = await sql<{ row: string }>`
      select ${table} || to_jsonb(t)::text as row from ${sql.table(table)} t order by 1`.execute(db);
    rows.push(...found.map(({ row }) => row));
  }
  return rows;
}

const addDraft = (id: string, owner = PEOPLE[0] ?? '') =>
  db.insertInto('tool_draft').values({ id, member_id: owner, tool: 'equity', typed: '{}', updated_at: NOW }).execute();

/** A piece of the library and its text. */
async function addPiece(): Promise<void> {
  const about = { slug: 'a-piece', type: 'blog', status: 'published', digest: '', details: '{}' } as const;
  await db
    .insertInto('content')
    .values({ id: 'cnt_piece', published_at: NOW, ...about })
    .execute();
  const words = { title: 'A piece', description: '', contents: '', caption: '', words: 2, details: '{}' };
  await db
    .insertInto('content_text')
    .values({ content_id: 'cnt_piece', language: 'en', ...words })
    .execute();
}

beforeAll(async () => {
  testing = await testDatabase();
  ({ db } = testing);
  await testing.reset();
  for (const id of PEOPLE) await addPerson(id);
  await addDraft('eqd_first');
  await addPiece();
  back = await testing.remember();
});
beforeEach(() => back());

const rename = (id: string, username: string) =>
  db.updateTable('member').set({ username }).where('id', '=', id).execute();

const CHANGES: readonly [what: string, change: () => Promise<unknown>][] = [
  ['a changed row', () => rename('usr_anna0001', 'annabel')],
  [
    'a row that is gone, and what was gone with it',
    () => db.deleteFrom('member').where('id', '=', 'usr_anna0001').execute(),
  ],
  [
    'a row that points to one that was not there',
    async () => {
      await addPerson('usr_carl0001');
      await db.updateTable('tool_draft').set({ member_id: 'usr_carl0001' }).execute();
    },
  ],
  [
    'a row that belongs to one that was not there, with what nobody touched of it',
    async () => {
      await addPerson('usr_carl0001');
      await db.updateTable('content').set({ owner_id: 'usr_carl0001' }).execute();
    },
  ],
  [
    "rows that took each other's names",
    async () => {
      await rename('usr_anna0001', 'nobody');
      await rename('usr_bert0001', 'anna0001');
      await rename('usr_anna0001', 'bert0001');
    },
  ],
  [
    'a name that somebody new has',
    async () => {
      await db.deleteFrom('member').where('id', '=', 'usr_anna0001').execute();
      await addPerson('usr_other001', 'anna0001');
    },
  ],
  [
    'a table that was empty',
    () =>
      sql`insert into profile_field (member_id, feature, name, value)
    values ('usr_anna0001', 'profile', 'company', 'Porch Light')`.execute(db),
  ],
];

test.each(CHANGES)('%s comes back as it was', async (_what, change) => {
  const before = await held();
  await change();
  expect(await held()).not.toEqual(before);
  await back();
  expect(await held()).toEqual(before);
  // What was brought back once is known again.
  await change();
  await back();
  expect(await held()).toEqual(before);
});

test('the triggers work again afterwards', async () => {
  await rename('usr_anna0001', 'annabel');
  await back();
  await db.updateTable('member').set({ access_level: 3 }).where('id', '=', 'usr_anna0001').execute();
  const { rows } = await sql`select 1 from role_change where to_level = 3`.execute(db);
  expect(rows).toHaveLength(1);
  await expect(sql`delete from role_change`.execute(db)).rejects.toThrow('role_change is only added to');
});
