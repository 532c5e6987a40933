import { COUNTED_TO } from '@yardsign/domain/counted-to';
import { TYPES_BY_NAME, typesNamed } from '@yardsign/domain/content/search/named-types';
import { synonymsOf } from '@yardsign/domain/content/search/synonyms';
import { respelt } from '@yardsign/domain/text/respelt';
import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../app/testing/test-app.ts';
import { addMember } from '../../seeds/scenarios.ts';
import { seedOf } from '../../platform/testing/effort.ts';
import { forAnybody, forEverybody } from './audience.ts';
import { listPieces, type ListFilter } from './listing-store.ts';
import { calledSo, namedIn, queriesOf } from './word-queries.ts';
import { wordsToSpell } from './words-spelled-anew.ts';

// Runs on PostgreSQL too.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ALL: ListFilter = { types: [], categories: [], language: 'en', limit: 400, offset: 0 };

const found = async (search: string, narrowed: Partial<ListFilter> = {}) => {
  const filter = { ...ALL, ...narrowed, search };
  const { rows, total } = await listPieces(app.db, filter, { meant: forEverybody, ofLibrary: forAnybody });
  return { ids: rows.map(({ id }) => id), total };
};

type Group = readonly string[];

/** Texts in which, for one of the choices, one of the searches of every group finds something. */
const withOne = (search: string, choices: readonly (readonly Group[])[]) => sql`
  with ${namedIn(search, wordsToSpell(search))}
  select content_id, ts_rank(search, query) + (title_search @@ query)::int + (lower(title) = any(${calledSo(search)}::text[]))::int as rank from (
    select written, string_agg('(' || all_of || ')', ' | ')::tsquery as query from (
      select written, choice, string_agg('(' || any_of || ')', ' & ') as all_of from (
        select written, choice, string_agg('(' || each::text || ')', ' | ') as any_of
        from json_array_elements(${JSON.stringify(choices)}::json) with ordinality as choices (groups, choice),
          json_array_elements(groups) with ordinality as searches (list, place), json_array_elements_text(list) as one,
          lateral (${queriesOf(sql`one`)}) as query, lateral (values ('en', query.en), ('es', query.es)) as asked (written, each)
        where numnode(each) > 0 group by written, choice, place
      ) as each_group group by written, choice
    ) as each_choice group by written
  ) as asked join content_text on language = written and search @@ query`;

/** What may be meant by a word that is not found: what means the same, two words that were typed as one, and the words of the library that are nearest to it. */
async function spelled(word: string, isFound: (word: string) => Promise<boolean>): Promise<Group> {
  const { rows: near } = await sql<{ word: string; likeness: number }>`
    select word, similarity(unaccent(${word}), word) as likeness from library_word where may_be_meant(unaccent(${word}), word)
    union select name, similarity(unaccent(${word}), unaccent(name)) from unnest(${TYPES_BY_NAME.map(({ name }) => name)}::text[]) as name
      where may_be_meant(unaccent(${word}), unaccent(name))
    union select synonym, 1 from unnest(${synonymsOf(word)}::text[]) as synonym
    union select '"' || a.word || ' ' || b.word || '"', 1 from library_word as a, library_word as b
      where a.word || b.word = unaccent(${word}) and unaccent(${word}) like a.word || '%'
    order by likeness desc, word limit 12`.execute(app.db);
  const seen = [];
  for (const each of near) if (await isFound(each.word)) seen.push(each);
  // Of the database's narrower numbers, which differ from ours by a little.
  const least = Math.fround(Math.max(...seen.map(({ likeness }) => likeness))) - 0.1;
  return seen.filter(({ likeness }) => Math.fround(likeness) >= least).map((each) => each.word);
}

/** Every choice of so many of a list. */
function choicesOf<T>(list: readonly T[], count: number): T[][] {
  const [first, ...others] = list;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...choicesOf(others, count - 1).map((each) => [first, ...each]), ...choicesOf(others, count)];
}

/** What is looked for when not everything is found: first what has all words, each as it may be meant, then what has the most of them. */
async function mostOf(typed: readonly string[], isFound: (word: string) => Promise<boolean>) {
  const words = [];
  for (const word of typed) {
    const { rows } = await sql<{ asks: boolean }>`
      select numnode(websearch_to_tsquery('english_plain', ${word})) + numnode(websearch_to_tsquery('spanish_plain', ${word})) > 0 as asks`.execute(
      app.db,
    );
    if (rows[0]?.asks === true) words.push(word);
  }
  const groups: Group[] = [];
  for (const word of words)
    groups.push((await isFound(word)) ? [word, ...synonymsOf(word)] : await spelled(word, isFound));
  const known = groups.filter((group) => group.length > 0);
  const least = Math.max(1, Math.floor(words.length / 2));
  return Array.from({ length: Math.max(0, known.length + 1 - least) }, (_, fewer) =>
    choicesOf(known, known.length - fewer),
  );
}

const isOneOf = (asked: readonly string[], had: readonly string[]) =>
  asked.length === 0 || had.some((each) => asked.includes(each));

/** Every piece that is found, each of them ranked. */
async function allRanked(
  search: string,
  { types = [], categories = [], tags = [] }: Partial<ListFilter> = {},
): Promise<string[]> {
  const visible = sql`content.owner_id is null and content.status in ('published', 'public')`;
  const among = async (hits: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: string; type: string; categories: string[]; tags: string[] }>`
      select content.id, content.type, content.categories, content.tags from (select content_id, max(rank) as rank from (${hits}) as hit group by content_id) as best
      join content on content.id = best.content_id and ${visible}
      order by rank + (content.type = any(${typesNamed(search).map(({ type }) => type)}::text[]))::int desc, published_at desc, content.id`.execute(
      app.db,
    );
    return rows;
  };
  const withAny = (searches: readonly string[]) => withOne(search, [[searches]]);
  const isFound = async (word: string) => (await among(withAny([word]))).length > 0;
  const tries = [withAny([search])];
  if (/[\p{L}\p{N}]{3}/u.test(search) && !/(?:^|\s)-\S/.test(search))
    tries.push(
      withAny(respelt(search)),
      ...(await mostOf(wordsToSpell(search), isFound)).map((choices) => withOne(search, choices)),
      sql`select content_id, rank from nearest_texts(${search})`,
    );
  for (const hits of tries) {
    const rows = await among(hits);
    if (rows.length > 0)
      return rows
        .filter((row) => isOneOf(types, [row.type]) && isOneOf(categories, row.categories) && isOneOf(tags, row.tags))
        .map(({ id }) => id);
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
    .array(fc.tuple(fc.constantFrom(...words), asTyped), { minLength: 1, maxLength: 5 })
    .map((typed) => typed.map(([word, write]) => write(word)).join(' '));
  await sql`update content set tags = array['tag-' || length(slug) % 3]`.execute(app.db);
  const { rows: filed } = await sql<{ categories: string[]; tags: string[] }>`
    select array(select distinct unnest(categories) from content) as categories, array(select distinct unnest(tags) from content) as tags`.execute(
    app.db,
  );
  const some = (all: readonly string[] = []) =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      fc.subarray([...all, 'no-such'], { minLength: 1, maxLength: 2 }),
    );
  const narrowing = fc.record({
    types: fc.constantFrom<string[]>([], [], ['blog'], ['social-graphic', 'script']),
    categories: some(filed[0]?.categories),
    tags: some(filed[0]?.tags),
  });
  const name = 'found as if all were ranked';
  await fc.assert(
    fc.asyncProperty(search, narrowing, async (query, narrowedTo) => {
      const expected = await allRanked(query, narrowedTo);
      const { ids, total } = await found(query, narrowedTo);
      expect(total).toBe(Math.min(expected.length, COUNTED_TO.foundPieces + 1));
      expect(ids).toEqual(expected);
    }),
    { numRuns: 50, seed: seedOf(name) },
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
      select 'cnt_many' || n, language, case n when 3 then 'To Zanzibar' when 8 then 'A month on Zanzibar and elsewhere' else 'Islands' end,
        '', 'zanzibar' || case n when 5 then ' quetzal' when 6 then ' script' else '' end || case when n <= ${COUNTED_TO.foundPieces}::int then ' kaolin' else '' end
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

  test('one that is called just so comes before all others', async () => {
    expect((await found('to zanzibar', { limit: 2 })).ids).toEqual(['cnt_many3', 'cnt_many8']);
  });

  test('a word that names a type finds its pieces, and after them others that have the word', async () => {
    const { ids, total } = await found('zanzibar scripts');
    expect([total, ids[0], ids[1], ids.at(-1)]).toEqual([PIECES / 4 + 1, 'cnt_many8', 'cnt_many1200', 'cnt_many6']);
  });

  test('a word that names a category finds its pieces, in either language and also once they are filed anew', async () => {
    const file = (id: string, categories: string[]) =>
      sql`update content set categories = ${categories}::text[] where id = ${id}`.execute(app.db);
    await file('cnt_many9', ['moving', 'buyers']);
    expect(await found('zanzibar for buyers')).toEqual({ ids: ['cnt_many9'], total: 1 });
    expect(await found('zanzibar compradores')).toEqual({ ids: ['cnt_many9'], total: 1 });
    expect((await found('zanzibar -buyers', { limit: 1 })).total).toBe(COUNTED_TO.foundPieces + 1);
    await file('cnt_many9', []);
    await file('cnt_many10', ['buyers']);
    expect(await found('zanzibar for buyers')).toEqual({ ids: ['cnt_many10'], total: 1 });
    await file('cnt_many10', []);
  });

  test('a category with signs in its address is found by its name', async () => {
    const slug = `it's \\ odd & 'more'`;
    await sql`insert into category (slug, name_en, name_es) values (${slug}, 'Quokkas', 'Cuocas')`.execute(app.db);
    await sql`update content set categories = array[${slug}] where id = 'cnt_many9'`.execute(app.db);
    expect(await found('zanzibar quokkas')).toEqual({ ids: ['cnt_many9'], total: 1 });
    await sql`update content set categories = '{}' where id = 'cnt_many9'`.execute(app.db);
    await sql`delete from category where slug = ${slug}`.execute(app.db);
  });

  test('a term finds what else it is called, and words that say nothing ask for nothing', async () => {
    const title = (title: string) =>
      sql`update content_text set title = ${title} where content_id = 'cnt_many9'`.execute(app.db);
    await title('Open house on the island');
    expect((await found('casa abierta zanzibar')).ids).toEqual(['cnt_many9']);
    expect(await found('zanzibar quetzal tips')).toEqual(await found('zanzibar quetzal'));
    expect((await found('zanzibar -tips', { limit: 1 })).total).toBe(COUNTED_TO.foundPieces + 1);
    expect((await found('"zanzibar tips"')).ids).not.toContain('cnt_many9');
    expect((await found('tips for you')).total).toBeLessThan(COUNTED_TO.foundPieces);
    await title('Islands');
  });

  test('the piece that is called as a term comes first, whatever the term was typed as', async () => {
    const { rows } = await sql<{ id: string }>`select id from content where slug = 'open-house'`.execute(app.db);
    for (const typed of ['casa abierta', 'open house invitation'])
      expect((await found(typed)).ids[0]).toBe(rows[0]?.id);
  });

  test('a category that members do not see is not found by its name', async () => {
    await sql`update content set categories = '{featured}' where id = 'cnt_many9'`.execute(app.db);
    expect((await found('zanzibar featured')).total).not.toBe(1);
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

  test('they are narrowed by whatever a piece is filed under, as it is filed now', async () => {
    const [odd, other] = [`it's a 'name' \\ of "signs" & (more)`, 'buyers'];
    const file = (categories: string[], tags: string[]) =>
      sql`update content set categories = ${categories}::text[], tags = ${tags}::text[] where id = 'cnt_many7'`.execute(
        app.db,
      );
    const under = async (narrowed: Partial<ListFilter>) => (await found('zanzibar', narrowed)).ids;
    await file([odd, other], [odd]);
    expect(await under({ categories: [odd] })).toEqual(['cnt_many7']);
    expect(await under({ categories: ['no-such', odd], tags: [odd, 'no-such'], types: ['blog'] })).toEqual([
      'cnt_many7',
    ]);
    expect(await under({ categories: [odd], types: ['script'] })).toEqual([]);
    expect(await under({ tags: [other] })).toEqual([]);
    // Longer than what an index takes for a word.
    await file(['x'.repeat(3000)], []);
    expect(await under({ categories: [odd] })).toEqual([]);
    await file([], []);
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
      const { rows, total } = await listPieces(
        app.db,
        { ...ALL, offset, limit },
        { meant: forEverybody, ofLibrary: forAnybody },
      );
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
  expect((await found(query)).ids).toEqual(await allRanked(query));
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

describe('a misspelt word', () => {
  const write = async (id: string, owner: string | null, title: string) => {
    await sql`
      insert into content (id, slug, type, status, digest, published_at, details, owner_id)
      values (${id}, ${id}, 'blog', 'published', 'x', '2026-01-01', '{}', ${owner})`.execute(app.db);
    await sql`
      insert into content_text (content_id, language, title, description, contents, caption, words, details)
      select ${id}, language, ${title}, '', '', '', 1, '{}' from (values ('en'), ('es')) as languages (language)`.execute(
      app.db,
    );
  };
  const titled = async (search: string, narrowed?: Partial<ListFilter>) => {
    const { ids } = await found(search, narrowed);
    return ids.filter((id) => id.startsWith('cnt_spelled'));
  };
  const knownWords = async (...words: string[]) => {
    const { rows } = await sql<{ word: string }>`
      select word from library_word where word = any(${words}::text[]) order by word`.execute(app.db);
    return rows.map(({ word }) => word);
  };
  let maya: string;

  beforeAll(async () => {
    maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
    await write('cnt_spelled1', null, 'Escarpments above Ketchikan');
    await write('cnt_spelled2', null, 'The escarpment of Ypsilanti');
    await write('cnt_spelled3', maya, 'Notes on Oconomowoc');
  });
  afterAll(() => sql`delete from content where id like 'cnt_spelled%'`.execute(app.db));

  test('is taken for the word that is nearest to it', async () => {
    expect(await titled('ketchican')).toEqual(['cnt_spelled1']);
    expect((await titled('escarpmant')).toSorted()).toEqual(['cnt_spelled1', 'cnt_spelled2']);
  });

  test('beside others, misspelt or not, finds what has all of them', async () => {
    expect(await titled('escarpmant ipsilanti')).toEqual(['cnt_spelled2']);
    expect(await titled('the escarpment ketchican')).toEqual(['cnt_spelled1']);
  });

  test('and words that were typed as one are found apart, and those that were typed apart as one', async () => {
    expect(await titled('aboveketchikan')).toEqual(['cnt_spelled1']);
    expect(await titled('escarp-ments ketchican')).toEqual(['cnt_spelled1']);
    expect(await titled('escarp ments')).toEqual(['cnt_spelled1', 'cnt_spelled2']);
  });

  test('a hyphen between words asks for no other one in the text', async () => {
    const asked = { ...ALL, search: 'escarpment-ketchikan' };
    const { rows, isGuess } = await listPieces(app.db, asked, { meant: forEverybody, ofLibrary: forAnybody });
    expect([rows.map(({ id }) => id), isGuess]).toEqual([['cnt_spelled1'], false]);
  });

  test('or one that the library does not use is taken for what means the same', async () => {
    await write('cnt_spelled4', null, 'What the association asks on the Olentangy');
    await write('cnt_spelled5', null, 'An escarpment and a testimonial');
    expect(await titled('hoa olentangy')).toEqual(['cnt_spelled4']);
    // The library has the former word, and not beside the other.
    expect(await titled('review escarpmant')).toEqual(['cnt_spelled5']);
  });

  test.each([
    ['webniar', 'webinar-replay'],
    ['playbok', 'playbook'],
    ['infografic', 'infographic'],
    ['plantila', 'template'],
  ] as const)('of a type is taken for its name: %s', async (misspelt, type) => {
    const { rows } = await sql<{ id: string }>`
      select id from content where type = ${type} and owner_id is null and status = 'published'`.execute(app.db);
    expect(rows.length).toBeGreaterThan(0);
    expect((await found(misspelt)).ids).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
  });

  test('that nothing is near to is left out where a piece has half of the words', async () => {
    expect(await titled('ypsilanti xqzwvjk')).toEqual(['cnt_spelled2']);
    expect(await titled('what is the escarpment ipsilanti qzwvjkx')).toEqual(['cnt_spelled2']);
    expect(await titled('ypsilanti xqzwvjkbdfg qzwvjkxbdfg zwvjkxqbdfg')).toEqual([]);
  });

  test('and others that are in no piece together find what has the most of them', async () => {
    expect((await titled('escarpments ketchikan ypsilanti')).toSorted()).toEqual(['cnt_spelled1', 'cnt_spelled2']);
    expect(await titled('escarpments above ketchikan oconomowoc')).toEqual(['cnt_spelled1']);
  });

  test('of what a member has written finds it for this member alone, and is no word of the library', async () => {
    const authors = { memberId: maya, teamId: null, library: true };
    expect(await titled('oconomovoc', { authors })).toEqual(['cnt_spelled3']);
    expect(await titled('oconomovoc')).toEqual([]);
    expect(await knownWords('ketchikan', 'oconomowoc')).toEqual(['ketchikan']);
  });

  test('is looked for among the words of a text as it was changed', async () => {
    await sql`update content_text set description = 'Seen from Tucumcari' where content_id = 'cnt_spelled2'`.execute(
      app.db,
    );
    expect(await titled('tucumkari')).toEqual(['cnt_spelled2']);
  });
});
