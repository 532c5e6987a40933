import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { describeTables } from './describe-tables.ts';
import { loadTables } from './load-rows.ts';
import { writeRows } from './write-rows.ts';

// Runs on PostgreSQL too.

let db: Db;
let folder: string;

beforeAll(async () => {
  ({ db } = await testDatabase());
  folder = await mkdtemp(join(tmpdir(), 'rows-'));
  await sql`create table kept_child (
    id bigint generated always as identity primary key, above bigint references kept_child (id),
    words text, list text[], details jsonb, at timestamptz, long integer generated always as (length(words)) stored
  )`.execute(db);
  await sql`create table kept_above (child bigint references kept_child (id))`.execute(db);
});
afterAll(async () => {
  await sql`drop table kept_above, kept_child`.execute(db);
  await rm(folder, { recursive: true });
});

const rowsOf = async () =>
  (await sql`select to_jsonb(kept) as row from kept_child as kept order by id`.execute(db)).rows;
const own = async () => (await describeTables(db)).filter(({ name }) => name.startsWith('kept_'));

test('tables come after those that their rows lead to, with what is stored of them', async () => {
  expect(await own()).toMatchObject([
    {
      name: 'kept_child',
      columns: ['id', 'above', 'words', 'list', 'details', 'at'],
      counted: 'id',
      ownLinks: [{ definition: expect.stringContaining('REFERENCES kept_child(id)') as string }],
    },
    { name: 'kept_above', columns: ['child'], counted: null, ownLinks: [] },
  ]);
});

test('rows come back as they were, also one that leads to a later one, and are counted on', async () => {
  const words = 'a line\nand\u2028another, "quoted" \\ ñ 🏡';
  await sql`insert into kept_child (words, list, details, at) values
    (${words}, array['a', null, 'b, "c"'], '{"n": 12345678901234567890}', '2026-03-08T02:30:00.123456-05:00'), ('', '{}', null, null)`.execute(
    db,
  );
  await sql`update kept_child set above = 2 where id = 1`.execute(db);
  const before = await rowsOf();
  const path = join(folder, 'kept_child');
  const written = await db.transaction().execute((tx) => writeRows(tx, 'kept', sql`select * from kept_child`, path));
  expect(written.rows).toBe(2);
  const tables = await own();
  const load = (rows: number) =>
    db
      .transaction()
      .execute((tx) => loadTables(tx, tables, (name) => (name === 'kept_child' ? { path, rows } : undefined)));
  await expect(load(3)).rejects.toThrow('kept_child has 2 rows of 3 in the backup');
  await load(2);
  expect(await rowsOf()).toEqual(before);
  await sql`insert into kept_child (words) values ('next')`.execute(db);
  expect((await rowsOf()).at(-1)).toMatchObject({ row: { id: 3, long: 4 } });
  await expect(sql`insert into kept_child (above) values (99)`.execute(db)).rejects.toThrow('kept_child_above_fkey');
});
