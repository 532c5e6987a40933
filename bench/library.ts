import { join } from 'node:path';
import { forEverybody } from '@yardsign/server/features/content/audience';
import { listPieces, type ListFilter } from '@yardsign/server/features/content/listing-store';
import { findPiece } from '@yardsign/server/features/content/store';
import { migrate } from '@yardsign/server/platform/database/migrate';
import { tidyTables } from '@yardsign/server/platform/database/tidy';
import { openPglite } from '@yardsign/server/platform/database/open-pglite';
import { ROOT } from './processes.ts';
import { atMost, millisecondsOf, type Row } from './row.ts';

const FEW = 2000;
const MANY = 20_000;
const ROUNDS = 30;
/** So many times what it takes among a tenth of the pieces. */
const MOST_GROWTH = 1.5;

const ALL: ListFilter = { types: [], categories: [], language: 'en', limit: 10, offset: 0 };

const QUESTIONS = [
  { what: 'the newest', ask: ALL },
  { what: 'the newest of one type', ask: { ...ALL, types: ['blog'] } },
  { what: 'a rare word', ask: { ...ALL, search: 'word1234' } },
  { what: 'a word of one piece in a hundred', ask: { ...ALL, search: 'common7' } },
] as const;

/** A library of that many pieces, tidied as every night: half of them articles, a word of its own in each, one of a hundred words in all. */
async function libraryOf(pieces: number) {
  const database = await openPglite();
  const { pglite } = database;
  await migrate(database.db, join(ROOT, 'server/migrations'));
  await pglite.query(
    `insert into content (id, slug, type, status, categories, digest, published_at, details)
     select 'cnt_' || n, 'piece-' || n, (array['blog','social-graphic'])[n % 2 + 1], 'published',
       array['category-' || n % 20], 'x', timestamptz '2026-01-01' + n * interval '1 minute', '{}'
     from generate_series(1, $1::int) n`,
    [pieces],
  );
  await pglite.query(`
    insert into content_text (content_id, language, title, description, contents, caption, words, details)
    select id, language, 'Title ' || slug, 'word' || substr(id, 5),
      'common' || substr(id, 5)::int % 100 || repeat(' a sentence about houses and their owners', 40), '', 300, '{}'
    from content, (values ('en'), ('es')) as languages (language)`);
  await tidyTables(database.db);
  return database;
}

/** What reading costs when the library grows to ten times its size, nothing remembered. */
export async function run(): Promise<Row[]> {
  const sizes = [await libraryOf(FEW), await libraryOf(MANY)] as const;
  const [few, many] = sizes;
  try {
    const rows: Row[] = [];
    const compare = async (what: string, ask: (database: typeof few) => Promise<unknown>) => {
      const before = await millisecondsOf(ROUNDS, () => ask(few));
      const after = await millisecondsOf(ROUNDS, () => ask(many));
      rows.push({
        what: `${what} among ${MANY} pieces`,
        measured: `${after.toFixed(2)} ms`,
        beside: `among ${FEW}: ${before.toFixed(2)} ms`,
        ratio: after / before,
        ...atMost(after / before, MOST_GROWTH, ' ×'),
      });
    };
    for (const { what, ask } of QUESTIONS)
      await compare(what, ({ db }) =>
        listPieces(db, { ...ask, types: [...ask.types], categories: [] }, { meant: forEverybody, also: [] }),
      );
    await compare('one by its name', ({ db }) => findPiece(db, { slug: 'piece-77' }));
    return rows;
  } finally {
    for (const database of sizes) await database.close();
  }
}
