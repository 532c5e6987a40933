import { STUDIO_TYPES } from '@yardsign/domain/studio/piece-types';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import { seedOf } from '../../../platform/testing/effort.ts';
import { testDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { pageOfLines } from './list-store.ts';

// Runs on PostgreSQL too.

let testing: TestDatabase;
let db: Db;
beforeAll(async () => {
  testing = await testDatabase();
  ({ db } = testing);
  await testing.reset();
});
afterAll(() => testing.reset());

const title = fc.constantFrom<string>('Avalúo at HOME', 'home-sale 100 %', 'A_b', 'Closing', 'closing home', '');
const written = {
  of: fc.nat(6),
  type: fc.constantFrom<string>('blog', 'script'),
  slug: fc.constantFrom<string>('home-one', 'closing', 'a-b'),
  titles: fc.record({ en: title, es: title }),
  day: fc.nat(5),
};
const change = fc.oneof(
  fc.record({
    ...written,
    where: fc.constant('library' as const),
    status: fc.constantFrom<string>('published', 'draft'),
  }),
  fc.record({
    ...written,
    where: fc.constant('studio' as const),
    state: fc.constantFrom<string>('published', 'draft'),
  }),
  fc.record({ of: fc.nat(6), where: fc.constant('moved' as const), from: fc.constantFrom('content', 'studio_piece') }),
  fc.record({
    of: fc.nat(6),
    where: fc.constant('nowhere' as const),
    from: fc.constantFrom('content', 'studio_piece'),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

async function apply(to: Change): Promise<void> {
  const id = `cnt_${to.of}`;
  if (to.where === 'nowhere') await sql`delete from ${sql.table(to.from)} where id = ${id}`.execute(db);
  else if (to.where === 'moved')
    await sql`update ${sql.table(to.from)} set slug = 'moved-' || id where id = ${id}`.execute(db);
  else if (to.where === 'library') {
    await sql`insert into content (id, slug, type, status, published_at, digest, details)
      values (${id}, ${`${to.slug}-${to.of}`}, ${to.type}, ${to.status}, to_timestamp(${to.day}::int), 'x', '{}')
      on conflict (id) do update set slug = excluded.slug, type = excluded.type, status = excluded.status, published_at = excluded.published_at`.execute(
      db,
    );
    await sql`insert into content_text (content_id, language, title, description, contents, caption, words, details)
      select ${id}, key, value, '', '', '', 1, '{}' from json_each_text(${JSON.stringify(to.titles)}::json)
      on conflict (content_id, language) do update set title = excluded.title`.execute(db);
  } else {
    await sql`insert into studio_piece (id, slug, type, state, meta, version, created_at, updated_at)
      values (${id}, ${`${to.slug}-${to.of}`}, ${to.type}, ${to.state}, '{}', 1, now(), to_timestamp(${to.day}::int))
      on conflict (id) do update set slug = excluded.slug, type = excluded.type, state = excluded.state, updated_at = excluded.updated_at`.execute(
      db,
    );
    await sql`insert into studio_text (piece_id, language, front, paragraphs, version, updated_at)
      select ${id}, key, json_build_object('title', value), '{}', 1, now() from json_each_text(${JSON.stringify(to.titles)}::json)
      on conflict (piece_id, language) do update set front = excluded.front`.execute(db);
  }
}

/** Every piece of the list in whose address or titles the words stand, by looking into each. */
async function allNamed(words: string, type: string | undefined): Promise<string[]> {
  const like = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, type, updated_at, slug, array(select front ->> 'title' from studio_text where piece_id = id) as titles from studio_piece
      union all
      select id, type, published_at, slug, array(select title from content_text where content_id = id) from content
      where not exists (select from studio_piece where studio_piece.id = content.id) and type = any(${[...STUDIO_TYPES]}::text[])
    ) as line
    where (${type ?? null}::text is null or type = ${type ?? null}) and exists (select from unnest(titles || slug) as name where name ilike ${like})
    order by updated_at desc, id desc`.execute(db);
  return rows.map(({ id }) => id);
}

test('by words it lists what looking into every piece finds, whatever was written before', async () => {
  const asked = fc.record({
    query: fc.constantFrom(
      'home',
      'HOME',
      'ho',
      'avalúo',
      '100 %',
      '%',
      '_',
      'a_b',
      'closing',
      'ing home',
      'ing\nhome',
      '\u001F',
      'e-1',
    ),
    type: fc.constantFrom(undefined, undefined, 'blog' as const),
    limit: fc.integer({ min: 1, max: 9 }),
  });
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(change, { minLength: 2, maxLength: 10 }),
        fc.array(asked, { minLength: 1, maxLength: 4 }),
        async (past, lists) => {
          for (const each of past) await apply(each);
          for (const { query, type, limit } of lists) {
            const all = await allNamed(query, type);
            const rows = await pageOfLines(db, { query, limit, ...(type && { type }) }, { after: undefined, limit });
            expect(rows.map(({ id }) => id)).toEqual(all.slice(0, limit));
            expect(rows[0]?.total ?? 0).toBe(all.length);
          }
        },
      )
      .afterEach(async () => {
        await sql`delete from studio_piece`.execute(db);
        await sql`delete from content`.execute(db);
      }),
    { numRuns: 60, seed: seedOf('lines by words') },
  );
});

test('of two who write the titles of a piece at once neither is lost', async ({ skip }) => {
  // The embedded database has one writer.
  if (testing.database.kind !== 'postgres') skip();
  await apply({
    where: 'library',
    of: 1,
    type: 'blog',
    slug: 'a-b',
    titles: { en: 'x', es: 'x' },
    day: 1,
    status: 'draft',
  });
  const write = (on: Db, language: string, words: string) =>
    sql`update content_text set title = ${words} where content_id = 'cnt_1' and language = ${language}`.execute(on);
  const later = await db.transaction().execute(async (tx) => {
    await write(tx, 'en', 'Morning glory');
    const waiting = write(db, 'es', 'Campanilla');
    // It has begun, and waits for this transaction, before that ends.
    const isWaiting = sql<{ so: boolean }>`select exists (select from pg_locks where not granted) as so`;
    while (!(await isWaiting.execute(tx)).rows[0]?.so);
    return { waiting };
  });
  await later.waiting;
  for (const query of ['morning glory', 'campanilla'])
    expect(await pageOfLines(db, { query, limit: 9 }, { after: undefined, limit: 9 })).toHaveLength(1);
});
