import { COUNTED_TO } from '@yardsign/domain/counted-to';
import fc from 'fast-check';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { seedOf } from '../../platform/testing/effort.ts';
import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { forEverybody, meantFor, slugsAmong, type Meant } from './audience.ts';
import { categoriesWithCount, typesWithCount } from './categories-store.ts';
import { listPieces } from './listing-store.ts';

// Runs on PostgreSQL too.

let testing: TestDatabase;
let db: Db;
beforeAll(async () => {
  testing = await testDatabase();
  ({ db } = testing);
});
beforeEach(async () => {
  await testing.reset();
  await sql`insert into category (slug, name_en, name_es, hidden)
    values ('buyers', 'Buyers', 'Compradores', false), ('sellers', 'Sellers', 'Vendedores', false), ('secret', 'A', 'Z', true)`.execute(
    db,
  );
  await sql`insert into member (id, email, username, status, public_code, created_at, updated_at)
    values ('mem_1', 'maya@example.com', 'maya', 'active', 'maya', now(), now())`.execute(db);
});
afterAll(() => testing.reset());

const TYPES = ['blog', 'social-graphic', 'script'];
const AUDIENCES = ['{}', '{}', '{"features": ["video"]}', '{"features": ["leads"], "states": ["TX"]}'];
const READERS: readonly Meant[] = [
  meantFor(sql`'mem_1'::text`, slugsAmong(['video'])),
  meantFor(sql`'mem_1'::text`, slugsAmong([])),
  forEverybody,
];

const piece = fc.record({
  type: fc.constantFrom(...TYPES),
  status: fc.constantFrom('published', 'published', 'public', 'draft'),
  categories: fc.constantFrom('{}', '{buyers}', '{sellers,buyers}', '{secret,buyers}', '{buyers,buyers}', '{sellers}'),
  audience: fc.constantFrom(...AUDIENCES),
  // At the ends of seasons, and many at one time.
  day: fc.constantFrom(0, 1, 89, 90, 179.999999, 180, 181, 400),
  owner: fc.constantFrom(null, null, null, 'mem_1'),
});
const change = fc.record({ of: fc.nat(11), count: fc.integer({ min: 1, max: 4 }), to: fc.option(piece) });
type Piece = typeof piece extends fc.Arbitrary<infer One> ? One : never;

const values = ({ type, status, categories, audience, day, owner }: Piece) => sql`
  ${type}::text as type, ${status}::text as status, ${categories}::text[] as categories, ${audience}::jsonb as audience,
  to_timestamp(0) + ${day}::float * interval '1 day' as published_at, ${owner}::text as owner_id`;

/** Writes some pieces, new or known, or removes them. */
async function apply({ of, count, to }: { of: number; count: number; to: Piece | null }): Promise<void> {
  const ids = Array.from({ length: count }, (_, after) => `cnt_${of + after}`);
  if (to === null) {
    await sql`delete from content where id = any(${ids}::text[])`.execute(db);
    return;
  }
  await sql`
    insert into content (id, slug, type, status, categories, audience, published_at, owner_id, digest, details)
    select id, id, each.*, 'x', '{}' from unnest(${ids}::text[]) as id, (select ${values(to)}) as each
    on conflict (id) do update set type = excluded.type, status = excluded.status, categories = excluded.categories,
      audience = excluded.audience, published_at = excluded.published_at, owner_id = excluded.owner_id`.execute(db);
  await sql`insert into content_text (content_id, language, title, description, contents, caption, words, details)
    select id, language, id, '', '', '', 1, '{}' from unnest(${ids}::text[]) as id, unnest('{en,es}'::text[]) as language
    on conflict do nothing`.execute(db);
}

const seen = (meant: Meant) =>
  sql<SqlBool>`owner_id is null and status in ('published', 'public') and ${meant('content')}`;

async function plain<Row>(query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

test('types, categories and every page are what going through all pieces finds, whatever was written before', async () => {
  const asked = fc.record({
    meant: fc.constantFrom(...READERS),
    types: fc.constantFrom([], ['blog'], ['script', 'blog'], ['no-such-type']),
    category: fc.constantFrom(undefined, 'buyers', 'sellers', 'secret', 'no-such-category'),
    // By what is not tallied a list is narrowed all the same.
    tags: fc.constantFrom([], [], ['no-such-tag']),
    without: fc.constantFrom(null, null, 'cnt_3'),
    offset: fc.nat(14),
    limit: fc.integer({ min: 1, max: 4 }),
  });
  const isLike = async (ask: typeof asked extends fc.Arbitrary<infer One> ? One : never) => {
    const { meant, types, category, tags, without, offset, limit } = ask;
    const ofType = types.length === 0 ? sql`true` : sql`type = any(${types}::text[])`;
    const ofCategory = category === undefined ? sql`true` : sql`${category} = any(categories)`;
    const all = await plain(sql<{ id: string }>`
      select id from content where ${seen(meant)} and ${ofType} and ${ofCategory}
        and ${tags.length === 0} and id is distinct from ${without} order by published_at desc, id`);
    const also = without === null ? [] : [sql<SqlBool>`content.id <> ${without}`];
    const filter = { types, categories: category === undefined ? [] : [category], tags, language: 'en' as const };
    const { rows, total } = await listPieces(db, { ...filter, offset, limit }, { meant, ofLibrary: meant, also });
    expect(rows.map(({ id }) => id)).toEqual(all.slice(offset, offset + limit).map(({ id }) => id));
    expect(total).toBe(all.length);
    expect(await typesWithCount(db, meant)).toEqual(
      await plain(sql`select type, count(*) from content where ${seen(meant)} group by type order by type`),
    );
    const narrowed = { ...(types.length > 0 && { types }), language: 'es' as const, descending: true, limit: 200 };
    expect(await categoriesWithCount(db, narrowed, meant)).toEqual(
      await plain(sql`
        select category.slug, name_es as name, count(*) from category join content on category.slug = any(categories)
        where not hidden and ${seen(meant)} and ${ofType} group by category.slug order by name desc`),
    );
  };
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(change, { maxLength: 8 }),
        fc.array(asked, { minLength: 1, maxLength: 3 }),
        async (past, questions) => {
          for (const each of past) await apply(each);
          for (const each of questions) await isLike(each);
        },
      )
      .afterEach(async () => {
        await sql`delete from content`.execute(db);
      }),
    { numRuns: 40, seed: seedOf('tallied like counted') },
  );
  const left = await plain(
    sql<{ more: number }>`select sum(pieces) as more from library_tally group by type, category, season, audience`,
  );
  expect(left.every(({ more }) => more === 0)).toBe(true);
});

test('a list is told to be as long as lists are counted, and always past its page', async () => {
  await sql`insert into content (id, slug, type, status, published_at, digest, details)
    select 'cnt_' || n, n, 'blog', 'published', to_timestamp(n * 86400), 'x', '{}' from generate_series(1, 1200) as n`.execute(
    db,
  );
  await sql`insert into content_text (content_id, language, title, description, contents, caption, words, details)
    select id, language, id, '', '', '', 1, '{}' from content, unnest('{en,es}'::text[]) as language`.execute(db);
  const page = async (offset: number) => {
    const filter = { types: [], categories: [], language: 'en' as const, limit: 2, offset };
    const { rows, total } = await listPieces(db, filter, { meant: forEverybody, ofLibrary: forEverybody });
    return [...rows.map(({ id }) => id), total];
  };
  expect(await page(0)).toEqual(['cnt_1200', 'cnt_1199', COUNTED_TO.pieces + 1]);
  expect(await page(1100)).toEqual(['cnt_100', 'cnt_99', 1103]);
  expect(await page(1198)).toEqual(['cnt_2', 'cnt_1', 1200]);
  expect(await page(1200)).toEqual([1200]);
});

test('whoever writes a piece waits for nobody who writes another one', async ({ skip }) => {
  // The embedded database has one writer.
  if (testing.database.kind !== 'postgres') skip();
  const one: Piece = { type: 'blog', status: 'published', categories: '{buyers}', audience: '{}', day: 1, owner: null };
  const write = (on: Db, id: string) =>
    sql`insert into content (id, slug, type, status, categories, audience, published_at, owner_id, digest, details)
      select ${id}, ${id}, each.*, 'x', '{}' from (select ${values(one)}) as each`.execute(on);
  await write(db, 'cnt_first');
  await db.transaction().execute(async (tx) => {
    await write(tx, 'cnt_second');
    // Were the tally held, it would not come to an end.
    await write(db, 'cnt_third');
  });
  expect(await typesWithCount(db, forEverybody)).toEqual([{ type: 'blog', count: 3 }]);
});
