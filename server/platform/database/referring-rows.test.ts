import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';

// Runs on PostgreSQL too.

/** Foreign keys whose columns are not the first ones of an index that has every row with something in them. */
const WITHOUT_INDEX = sql<{ key: string }>`
  select referring.relname || ' (' || string_agg(columns.attname, ', ' order by columns.attnum) || ')' as key
  from pg_constraint as foreign_key
  join pg_class as referring on referring.oid = foreign_key.conrelid
  join pg_attribute as columns on columns.attrelid = referring.oid and columns.attnum = any(foreign_key.conkey)
  where foreign_key.contype = 'f' and foreign_key.connamespace = 'public'::regnamespace
    and not exists (
      select from pg_index as index
      where index.indrelid = referring.oid and index.indisvalid
        and (index.indkey::int2[])[0:cardinality(foreign_key.conkey) - 1] @> foreign_key.conkey
        and (index.indpred is null or pg_get_expr(index.indpred, referring.oid) in (
          select format('(%I IS NOT NULL)', attname) from pg_attribute
          where attrelid = referring.oid and attnum = any(foreign_key.conkey))))
  group by referring.relname, foreign_key.oid order by key`;

test('what refers to a row is found by an index, so that deleting the row does not go through whole tables', async () => {
  const { db } = await testDatabase();
  expect((await WITHOUT_INDEX.execute(db)).rows).toEqual([]);
});

test('a table whose rows refer to members without an index is named', async () => {
  const { db } = await testDatabase();
  await sql`create table note (id text, written_by text references member (id), done boolean)`.execute(db);
  await sql`create index note_open on note (written_by) where not done`.execute(db);
  try {
    expect((await WITHOUT_INDEX.execute(db)).rows).toEqual([{ key: 'note (written_by)' }]);
    await sql`create index note_writer on note (written_by) where written_by is not null`.execute(db);
    expect((await WITHOUT_INDEX.execute(db)).rows).toEqual([]);
  } finally {
    await sql`drop table note`.execute(db);
  }
});
