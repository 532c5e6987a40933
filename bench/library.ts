import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEEN_STATUSES } from '@yardsign/domain/content/statuses';
import { findAssets, type AssetFilter } from '@yardsign/server/features/content/assets/asset-store';
import { forEverybody, slugsAmong } from '@yardsign/server/features/content/audience';
import { categoriesWithCount, typesWithCount } from '@yardsign/server/features/content/categories-store';
import { listPieces, type ListFilter } from '@yardsign/server/features/content/listing-store';
import { findPiece } from '@yardsign/server/features/content/store';
import { pageOfLines } from '@yardsign/server/features/studio/pieces/list-store';
import type { Db, OpenDatabase } from '@yardsign/server/platform/database/database';
import { migrate } from '@yardsign/server/platform/database/migrate';
import { openPglite } from '@yardsign/server/platform/database/open-pglite';
import { openPostgres } from '@yardsign/server/platform/database/open-postgres';
import { sql } from 'kysely';
import { startPostgres } from '../tooling/postgres.mjs';
import { fillLibrary } from './library-world.ts';
import { ROOT } from './processes.ts';
import { atMost, median, timesOf, type Row } from './row.ts';

const FEW = 2000;
const MANY = 20_000;
const ASSETS_OF_A_PIECE = 50;
const WARMING = 8;
const ROUNDS = 60;
/** So many times what it takes among a tenth of the pieces. */
const MOST_GROWTH = 1.5;

const ALL: ListFilter = { types: [], categories: [], language: 'en', limit: 10, offset: 0 };

const pieces = (narrowed: Partial<ListFilter>) => (db: Db) =>
  listPieces(db, { ...ALL, ...narrowed }, { meant: forEverybody, ofLibrary: forEverybody });

const assets = (narrowed: Partial<AssetFilter>) => (db: Db) =>
  findAssets(
    db,
    { memberId: 'mem_1', teamId: null, features: slugsAmong([]), isShared: sql`false` },
    {
      language: 'en',
      authors: 'all',
      statuses: SEEN_STATUSES,
      sortBy: 'updated_at',
      limit: 10,
      offset: 0,
      ...narrowed,
    },
  );

const studio = (query: string) => (db: Db) => pageOfLines(db, { query, limit: 25 }, { after: undefined, limit: 26 });

type Question = (db: Db, size: number) => Promise<unknown>;

const QUESTIONS: Record<string, Question> = {
  'the newest': pieces({}),
  'the newest of one type': pieces({ types: ['blog'] }),
  'the newest of a category': pieces({ categories: ['category-3'] }),
  'page 50': pieces({ offset: 500 }),
  'the last page': (db, size) => pieces({ offset: size - 10 })(db),
  'a rare word': pieces({ search: 'word1234' }),
  'a word of one piece in a hundred': pieces({ search: 'common7' }),
  'a word of one piece in ten': pieces({ search: 'tenth7' }),
  'a word of every piece': pieces({ search: 'home' }),
  'a word of every piece, in Spanish': pieces({ search: 'casa', language: 'es' }),
  'two common words': pieces({ search: 'home market' }),
  'a common word in a type': pieces({ search: 'home', types: ['blog'] }),
  'a common word in a category': pieces({ search: 'home', categories: ['category-3'] }),
  'a common word, and one that names a type': pieces({ search: 'home articles' }),
  'the beginning of a word': pieces({ search: 'mortg' }),
  'a word with two letters swapped': pieces({ search: 'clsoing' }),
  'a misspelt word': pieces({ search: 'apraisal' }),
  'words that no piece has all of': pieces({ search: 'home market xqzwvjk' }),
  'twelve common words, any of them': pieces({
    search:
      'home or market or closing or seller or buyer or offer or price or agent or roof or garden or school or title',
  }),
  'only a word to leave out': pieces({ search: '-market' }),
  'one by its name': (db) => findPiece(db, { slug: 'piece-77' }),
  'the types': (db) => typesWithCount(db, forEverybody),
  'the categories': (db) => categoriesWithCount(db, { language: 'en', descending: false, limit: 200 }, forEverybody),
  'the newest pictures': assets({}),
  'pictures of a category': assets({ categories: ['category-3'] }),
  'pictures in a folder': assets({ directory: 'graphics/piece-77' }),
  'the studio by two letters': studio('ho'),
  'the studio by a word of a title': studio('appraisal'),
};

async function compare(few: Db, many: Db, kind: string): Promise<Row[]> {
  const rows: Row[] = [];
  const warmTimesOf = async (ask: () => Promise<unknown>) => {
    await timesOf(WARMING, ask);
    return timesOf(ROUNDS, ask);
  };
  const said = (times: number[]) => `${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)}`;
  for (const [what, ask] of Object.entries(QUESTIONS)) {
    const before = await warmTimesOf(() => ask(few, FEW));
    const after = await warmTimesOf(() => ask(many, MANY));
    const ratio = median(after) / median(before);
    rows.push({
      what: `${what}, ${kind}`,
      measured: said(after),
      beside: said(before),
      ratio,
      ...atMost(ratio, MOST_GROWTH, ' ×'),
    });
  }
  return rows;
}

async function filled(database: OpenDatabase, size: number): Promise<Db> {
  await migrate(database.db, join(ROOT, 'server/migrations'));
  await fillLibrary(database.db, size, ASSETS_OF_A_PIECE);
  return database.db;
}

async function onPglite(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'yardsign-library-'));
  const few = await openPglite({ folder: join(folder, 'few') });
  const many = await openPglite({ folder: join(folder, 'many') });
  try {
    return await compare(await filled(few, FEW), await filled(many, MANY), 'embedded');
  } finally {
    await few.close();
    await many.close();
    await rm(folder, { recursive: true });
  }
}

async function onPostgres(): Promise<Row[]> {
  const server = await startPostgres();
  if (server.url === undefined) return [];
  const { url } = server;
  const open = (name: string) =>
    openPostgres({ url: url.replace(/postgres$/, name), poolSize: 1, onError: (error) => console.error(error) });
  const first = open('postgres');
  for (const name of ['few', 'many']) await sql.raw(`create database ${name}`).execute(first.db);
  const [few, many] = [open('few'), open('many')];
  try {
    return await compare(await filled(few, FEW), await filled(many, MANY), 'PostgreSQL');
  } finally {
    for (const database of [first, few, many]) await database.close();
    await server.stop();
  }
}

/** What reading costs when the library grows to ten times its size, with a million pictures, nothing remembered. */
export async function run(): Promise<Row[]> {
  return [...(await onPglite()), ...(await onPostgres())];
}
