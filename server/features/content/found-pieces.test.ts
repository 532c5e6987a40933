import { COUNTED_TO } from '@yardsign/domain/counted-to';
import { swappedLetters } from '@yardsign/domain/text/swapped-letters';
import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { seedOf } from '../../platform/testing/effort.ts';
import { forEverybody } from './audience.ts';
import { listPieces, type ListFilter } from './listing-store.ts';

// Runs on PostgreSQL too.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ALL: ListFilter = { types: [], categories: [], language: 'en', limit: 400, offset: 0 };

const found = async (search: string, narrowed: Partial<ListFilter> = {}) => {
  const filter = { ...ALL, ...narrowed, search };
  const { rows, total } = await listPieces(app.db, filter, { meant: forEverybody, also: [] });
  return { ids: rows.map(({ id }) => id), total };
};

/** Every piece that is found, each of them ranked. */
async function allRanked(search: string, types: readonly string[]): Promise<string[]> {
  const visible = sql`content.owner_id is null and content.status in ('published', 'public')`;
  const among = async (hits: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: string; type: string }>`
      select content.id, content.type from (select content_id, max(rank) as rank from (${hits}) as hit group by content_id) as best
      join content on content.id = best.content_id and ${visible}
      order by rank desc, published_at desc, content.id`.execute(app.db);
    return rows;
  };
  const withAny = (searches: readonly string[]) => sql`
    select content_id, ts_rank(search, query) as rank from (
      select written, string_agg('(' || each::text || ')', ' | ')::tsquery as query from unnest(${[...searches]}::text[]) as one,
        lateral (values ('en', websearch_to_tsquery('english_plain', one)), ('es', websearch_to_tsquery('spanish_plain', one))) as asked (written, each)
      where numnode(each) > 0 group by written
    ) as asked join content_text on language = written and search @@ query`;
  const tries = [withAny([search])];
  if (/[\p{L}\p{N}]{3}/u.test(search) && !/(?:^|\s)-\S/.test(search))
    tries.push(withAny(swappedLetters(search)), sql`select content_id, rank from nearest_texts(${search})`);
  for (const hits of tries) {
    const rows = await among(hits);
    if (rows.length > 0)
      return rows.filter(({ type }) => types.length === 0 || types.includes(type)).map(({ id }) => id);
  }
  return [];
}

/** One way to write words that stand in texts: as they are, cut off, with letters swapped or missing, left out, in quotes. */
const asTyped = fc.constantFrom<(word: string) => string>(
  (word) => word,
  (word) => word,
  (word) => word.slice(0, 4),
  (word) => word.slice(0, 1) + word.slice(2),
  (word) => word.slice(0, 1) + word.slice(1, 3).split('').toReversed().join('') + word.slice(3),
  (word) => `-${word}`,
  (word) => `"${word}"`,
  (word) => `or ${word}`,
);

test('in a library that is not large the same is found, in the same order, as when every piece is ranked', async () => {
  const { rows } = await sql<{ words: string }>`
    select title || ' ' || description || ' ' || left(contents, 200) as words from content_text order by content_id, language`.execute(
    app.db,
  );
  const words = [...new Set(rows.flatMap((row) => row.words.match(/\p{L}{3,}/gu) ?? []))];
  const search = fc
    .array(fc.tuple(fc.constantFrom(...words), asTyped), { minLength: 1, maxLength: 3 })
    .map((typed) => typed.map(([word, write]) => write(word)).join(' '));
  const types = fc.constantFrom<string[]>([], [], ['blog'], ['social-graphic', 'script']);
  const name = 'found as if all were ranked';
  await fc.assert(
    fc.asyncProperty(search, types, async (query, narrowedTo) => {
      const expected = await allRanked(query, narrowedTo);
      const { ids, total } = await found(query, { types: narrowedTo });
      expect(total).toBe(Math.min(expected.length, COUNTED_TO.foundPieces + 1));
      expect(ids).toEqual(expected);
    }),
    { numRuns: 80, seed: seedOf(name) },
  );
});

describe('among more pieces than are ranked', () => {
  const PIECES = 1200;
  beforeAll(async () => {
    await sql`
      insert into content (id, slug, type, status, digest, published_at, details)
      select 'cnt_many' || n, 'many-' || n, case when n % 4 = 0 then 'script' else 'blog' end, 'published', 'x',
        timestamptz '2020-01-01' + n * interval '1 minute', '{}' from generate_series(1, ${PIECES}::int) n`.execute(
      app.db,
    );
    await sql`
      insert into content_text (content_id, language, title, description, contents, caption, words, details)
      select 'cnt_many' || n, language, case n when 3 then 'Zanzibar' when 8 then 'A month on Zanzibar and elsewhere' else 'Islands' end,
        '', 'zanzibar' || case when n = 5 then ' quetzal' else '' end || case when n <= ${COUNTED_TO.foundPieces}::int then ' kaolin' else '' end
          || case when n <= ${COUNTED_TO.foundPieces}::int + 1 then ' obsidian' else '' end, '', 1, '{}'
      from generate_series(1, ${PIECES}::int) n, (values ('en'), ('es')) as languages (language)`.execute(app.db);
    // As a database does by itself after a while.
    await sql`analyze content, content_text`.execute(app.db);
  });
  afterAll(() => sql`delete from content where id like 'cnt_many%'`.execute(app.db));

  test('those with the words in their titles come first, however old, then the newest', async () => {
    const { ids, total } = await found('zanzibar', { limit: 4 });
    expect(ids).toEqual(['cnt_many8', 'cnt_many3', 'cnt_many1200', 'cnt_many1199']);
    expect(total).toBe(COUNTED_TO.foundPieces + 1);
  });

  test('a rare word beside a common one is found', async () => {
    expect(await found('zanzibar quetzal')).toEqual({ ids: ['cnt_many5'], total: 1 });
  });

  test('as many as are told are told exactly, and one more as more than that', async () => {
    expect((await found('kaolin', { limit: 1 })).total).toBe(COUNTED_TO.foundPieces);
    expect((await found('obsidian', { limit: 1 })).total).toBe(COUNTED_TO.foundPieces + 1);
  });

  test('a piece that is published anew stands among the newest', async () => {
    const publish = (at: string) =>
      sql`update content set published_at = ${at}::timestamptz where id = 'cnt_many7'`.execute(app.db);
    await publish('2020-01-03');
    expect((await found('zanzibar', { limit: 3 })).ids).toEqual(['cnt_many8', 'cnt_many3', 'cnt_many7']);
    await publish('2020-01-01 00:07');
    expect((await found('zanzibar', { limit: 3 })).ids).toEqual(['cnt_many8', 'cnt_many3', 'cnt_many1200']);
  });

  test('nothing is found twice where some hits are of the newest season and others are old', async () => {
    const move = (by: string) =>
      sql`update content set published_at = published_at + ${by}::interval where id like 'cnt_many119%'`.execute(
        app.db,
      );
    await move('3650 days');
    const { ids } = await found('zanzibar', { types: ['script'], limit: 400 });
    expect([ids.length, new Set(ids).size, ids[1]]).toEqual([PIECES / 4, PIECES / 4, 'cnt_many1196']);
    await move('-3650 days');
  });

  test('they are narrowed before they are counted', async () => {
    const { ids, total } = await found('zanzibar', { types: ['script'], limit: 3 });
    expect([ids, total]).toEqual([['cnt_many8', 'cnt_many1200', 'cnt_many1196'], PIECES / 4]);
    expect((await found('zanzibar', { tags: ['no-such-tag'] })).total).toBe(0);
  });

  test('a word with two letters swapped is found as well as the word itself', async () => {
    expect(await found('znazibar', { limit: 20 })).toEqual(await found('zanzibar', { limit: 20 }));
  });

  test('the last of those that are told have a page, and behind it there is none', async () => {
    const last = await found('zanzibar', { offset: COUNTED_TO.foundPieces, limit: 50 });
    expect([last.ids.length > 0, last.total]).toEqual([true, COUNTED_TO.foundPieces + 1]);
    expect(await found('zanzibar', { offset: 5000 })).toEqual({ ids: [], total: COUNTED_TO.foundPieces + 1 });
  });

  test('a list without words is counted as far as is told, and always past its page', async () => {
    const listed = async (offset: number, limit: number) => {
      const { rows, total } = await listPieces(app.db, { ...ALL, offset, limit }, { meant: forEverybody, also: [] });
      return [rows.length, total];
    };
    const { rows } = await sql<{ all: number }>`
      select count(*) as all from content where owner_id is null and status in ('published', 'public')`.execute(app.db);
    const all = rows[0]?.all ?? 0;
    expect(await listed(0, 10)).toEqual([10, COUNTED_TO.pieces + 1]);
    expect(await listed(1100, 10)).toEqual([10, 1111]);
    expect(await listed(all - 5, 10)).toEqual([5, all]);
    expect(await listed(all + 5, 10)).toEqual([0, all]);
  });
});

test.each([
  '-home',
  '-home -market',
  '-"real estate" -casa',
  '-the',
  '-the -home',
  '-casa -',
  '- -',
  '--home',
  '-home-market',
  '-"-home"',
])('what has none of the words is found for %s', async (query) => {
  expect((await found(query)).ids).toEqual(await allRanked(query, []));
});

test.each([
  ['as many words as are taken', 'home '.repeat(40)],
  ['one very long word', 'x'.repeat(200)],
  ['only signs', '%_\\\'"`~!@#$^&*()[]{}<>|;:,.?/+='.repeat(6)],
  ['signs of a pattern', '%%%___%\\%'],
  ['quotes that do not end', '"home "market" \'casa'],
  ['only words that are left out', '-home -market -casa'],
  ['operators alone', '& | ! <-> <2> :* or or or -'],
  ['a letter of four bytes and one that is typed apart', '🏡 cáfe'],
])('answers %s', async (_what, query) => {
  const { ids, total } = await found(query);
  expect(ids.length).toBe(Math.min(total, 400));
});
