import { SEEN_STATUSES } from '@yardsign/domain/content/statuses';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import { seedOf } from '../../../platform/testing/effort.ts';
import { testDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { meantFor, slugsAmong } from '../audience.ts';
import { findAssets, type AssetFilter } from './asset-store.ts';

// Runs on PostgreSQL too.

let testing: TestDatabase;
let db: Db;
beforeAll(async () => {
  testing = await testDatabase();
  ({ db } = testing);
  await testing.reset();
  await sql`insert into member (id, email, username, status, public_code, created_at, updated_at)
    select id, id || '@example.com', id, 'active', id, now(), now() from unnest('{mem_1,mem_2}'::text[]) as id`.execute(
    db,
  );
  await sql`insert into content (id, slug, type, status, audience, published_at, digest, details)
    select id, id, 'blog', status, audience::jsonb, now(), 'x', '{}' from (values ('cnt_0', 'published', '{}'),
      ('cnt_1', 'public', '{}'), ('cnt_2', 'draft', '{}'), ('cnt_3', 'published', '{"features": ["video"]}'),
      ('cnt_4', 'published', '{"features": ["leads"]}')) as pieces (id, status, audience)`.execute(db);
});
afterAll(() => testing.reset());

const SHARED = ['cnt_0', 'cnt_3'];
const READER = {
  memberId: 'mem_1',
  teamId: 'mem_2',
  features: slugsAmong(['video']),
  isShared: sql<boolean>`coalesce(asset.content_id = any(${SHARED}::text[]), false)`,
};

const picture = fc.record({
  owner: fc.constantFrom(null, null, null, 'mem_1', 'mem_2'),
  piece: fc.constantFrom('cnt_0', 'cnt_0', 'cnt_1', 'cnt_2', 'cnt_3', 'cnt_4'),
  name: fc.constantFrom('A', 'B', 'C'),
  folder: fc.constantFrom('graphics/a', 'graphics/b'),
  tags: fc.constantFrom('{}', '{square}', '{square,story}'),
  categories: fc.constantFrom('{}', '{buyers}', '{sellers,buyers}', '{buyers,buyers}', '{sellers}'),
  language: fc.constantFrom(null, 'en', 'es'),
  status: fc.constantFrom('published', 'public', 'draft'),
  day: fc.nat(3),
});
const change = fc.record({
  of: fc.nat(14),
  count: fc.integer({ min: 1, max: 4 }),
  to: fc.option(picture, { freq: 8 }),
});
type Drawn<Source> = Source extends fc.Arbitrary<infer One> ? One : never;

/** Writes some pictures, new or known, or removes them. */
async function apply({ of, count, to }: Drawn<typeof change>): Promise<void> {
  const ids = Array.from({ length: count }, (_, after) => `ast_${of + after}`);
  if (to === null) {
    await sql`delete from asset where id = any(${ids}::text[])`.execute(db);
    return;
  }
  await sql`
    insert into asset (id, owner_id, content_id, name, path, tags, categories, language, size, width, height, status, created_at, updated_at)
    select id, ${to.owner}, ${to.piece}, ${to.name}, ${to.folder}::text || '/' || id, ${to.tags}::text[], ${to.categories}::text[], ${to.language},
      'square', 1, 1, ${to.status}, now(), to_timestamp(${to.day}::int) from unnest(${ids}::text[]) as id
    on conflict (id) do update set owner_id = excluded.owner_id, content_id = excluded.content_id, name = excluded.name, path = excluded.path,
      tags = excluded.tags, categories = excluded.categories, language = excluded.language, status = excluded.status, updated_at = excluded.updated_at`.execute(
    db,
  );
}

/** Every picture that a filter asks for, by going through all of them. */
async function allOf(filter: AssetFilter): Promise<string[]> {
  const { memberId, teamId, isShared, features } = READER;
  const [seen, { authors, tags, categories, directory, updatedSince, relatedContent, hasShared }] = [
    SEEN_STATUSES,
    filter,
  ];
  const { rows } = await sql<{ id: string }>`
    select asset.id from asset left join content on content.id = asset.content_id
    where (asset.owner_id = ${memberId} or ${authors !== 'mine'} and asset.owner_id = ${teamId} and asset.status = 'public'
      or ${authors === 'all'} and asset.owner_id is null and asset.status = any(${[...seen]}::text[])
        and content.status = any(${[...seen]}::text[]) and ${meantFor(sql`${memberId}::text`, features)('content')})
      and (asset.language is null or asset.language = ${filter.language})
      and (${tags === undefined} or asset.tags && ${[...(tags ?? [])]}::text[])
      and (${categories === undefined} or asset.categories && ${[...(categories ?? [])]}::text[])
      and (${directory === undefined} or starts_with(asset.path, ${directory ?? ''} || '/'))
      and (${updatedSince === undefined} or asset.updated_at >= ${updatedSince ?? new Date(0)})
      and (${relatedContent === undefined} or asset.content_id = ${relatedContent ?? ''})
      and (${hasShared === undefined} or ${isShared} = ${hasShared ?? false})
    order by ${filter.sortBy === 'name' ? sql`asset.name` : sql`asset.updated_at desc`}, asset.id`.execute(db);
  return rows.map(({ id }) => id);
}

test('every page of every list is what going through all pictures finds, whatever was written before', async () => {
  /** Mostly left out: of a list that is narrowed by everything at once little is left. */
  const orNone = <One>(...ones: readonly One[]) =>
    fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, fc.constantFrom(...ones));
  const asked = fc.record({
    language: fc.constantFrom('en' as const, 'es' as const),
    authors: fc.constantFrom('mine' as const, 'team' as const, 'all' as const, 'all' as const),
    statuses: fc.constant(SEEN_STATUSES),
    categories: fc.constantFrom(undefined, ['buyers'], ['sellers'], ['sellers', 'buyers'], ['buyers', 'no-such'], []),
    tags: orNone(['story']),
    directory: orNone('graphics/a'),
    updatedSince: orNone(new Date(2000)),
    relatedContent: orNone('cnt_0'),
    hasShared: orNone(true, false),
    sortBy: fc.constantFrom('updated_at' as const, 'name' as const),
    limit: fc.integer({ min: 1, max: 5 }),
    offset: fc.nat(4),
  });
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(change, { minLength: 4, maxLength: 12 }),
        fc.array(asked, { minLength: 1, maxLength: 6 }),
        async (past, lists) => {
          for (const each of past) await apply(each);
          for (const filter of lists) {
            const all = await allOf(filter);
            const { rows, total } = await findAssets(db, READER, filter);
            expect(rows.map(({ id }) => id)).toEqual(all.slice(filter.offset, filter.offset + filter.limit));
            expect(total).toBe(all.length);
          }
        },
      )
      .afterEach(async () => {
        await sql`delete from asset`.execute(db);
      }),
    { numRuns: 100, seed: seedOf('pictures like all pictures') },
  );
  const { rows } = await sql`select from asset_filed`.execute(db);
  expect(rows).toEqual([]);
});
