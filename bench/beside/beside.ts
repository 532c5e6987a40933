import { join } from 'node:path';
import { openPostgres } from '@yardsign/server/platform/database/open-postgres';
import { sql } from 'kysely';
import { startPostgres } from '../../tooling/postgres.mjs';
import { cookieOf, HEADERS } from '../browsers.ts';
import { fillLibrary } from '../library-world.ts';
import { measureLoad, type Measured, type Requests } from '../load.ts';
import { freePort, ROOT, startServer, withFolder, type Running } from '../processes.ts';
import { atLeast, type Row } from '../row.ts';
import { startDirectus, TOKEN, type Text } from './directus.ts';
import { startGhost } from './ghost.ts';

const PIECES = 2000;
/** So many calls of ours; theirs are a tenth or a twentieth, which takes as long. */
const CALLS = 20_000;
const LINES = 16;
/** So many times their calls a second. */
const LEAST = 5;
/** Members who have everything set up, each with a session of their own: what each is told is drawn for their own brand. */
const MEMBERS = ['maya', 'luis', 'theo', 'tina', 'oscar', 'lena'];

const ARTICLE = '/api/content/v1/content/slug-earnest-money-explained';

interface Question {
  what: string;
  ours: string;
  theirs: string;
}

const LIST = 'fields=id,title,description,slug,type,published_at&limit=10&filter[language][_eq]=en';

/** The same asked of both. A word of one piece in a hundred; theirs looks for its letters in every text. */
const QUESTIONS: readonly Question[] = [
  {
    what: 'list of 10',
    ours: '/api/content/v1/content/?limit=10',
    theirs: `/items/piece?${LIST}&sort=-published_at`,
  },
  {
    what: 'list of 10 of a type',
    ours: '/api/content/v1/content/?limit=10&types=blog',
    theirs: `/items/piece?${LIST}&sort=-published_at&filter[type][_eq]=blog`,
  },
  {
    what: 'search',
    ours: '/api/content/v1/content/search/?query=common7&limit=10',
    theirs: `/items/piece?${LIST}&search=common7`,
  },
  {
    what: 'detail',
    ours: '/api/content/v1/content/slug-piece-77',
    theirs: '/items/piece?filter[slug][_eq]=piece-77&filter[language][_eq]=en&limit=1',
  },
];

/** Fills the library of ours. @returns its texts, for the other one */
async function fillOurs(databaseUrl: string): Promise<Text[]> {
  const { db, close } = openPostgres({ url: databaseUrl, poolSize: 1, onError: (error) => console.error(error) });
  try {
    await fillLibrary(db, PIECES, 1);
    const { rows } = await sql<Text>`
      select content_id || '-' || language as id, language, content.type, slug, title, description, contents, published_at
      from content_text join content on content.id = content_id`.execute(db);
    return rows;
  } finally {
    await close();
  }
}

async function ask(
  running: Running,
  requests: Requests,
  calls: number,
  databasePid: number | undefined,
): Promise<Measured> {
  const answer = await fetch(`${running.url}${requests[0]?.path}`, { headers: requests[0]?.headers ?? {} });
  if (!answer.ok) throw new Error(`${requests[0]?.path} answered ${answer.status}`);
  await answer.arrayBuffer();
  return measureLoad({ running, databasePid }, requests, { calls, lines: LINES });
}

const cost = ({ perSecond, server, database }: Measured) =>
  `${perSecond.toFixed(0)} a second, ${server.toFixed(0)} + ${database.toFixed(0)} µs`;

function rowOf(what: string, ours: Measured, other: string, theirs: Measured): Row {
  const ratio = ours.perSecond / theirs.perSecond;
  return { what, measured: cost(ours), beside: `${other} ${cost(theirs)}`, ratio, ...atLeast(ratio, LEAST, ' times') };
}

interface Started {
  postgres: { url: string; pid: number };
  ours: Running;
  /** Of each member's session. */
  cookies: readonly string[];
}

async function besideDirectus({ postgres, ours, cookies }: Started, theirs: Running): Promise<Row[]> {
  const rows: Row[] = [];
  for (const question of QUESTIONS) {
    const asMembers = cookies.map((cookie) => ({ path: question.ours, headers: { cookie, ...HEADERS } }));
    const asMember = [{ path: question.theirs, headers: { authorization: `Bearer ${TOKEN}`, ...HEADERS } }];
    const own = await ask(ours, asMembers, CALLS, postgres.pid);
    rows.push(rowOf(question.what, own, 'Directus', await ask(theirs, asMember, CALLS / 10, postgres.pid)));
  }
  return rows;
}

/** A page with an article on it, as a visitor reads it; Ghost keeps its database in its own process. */
async function besideGhost({ postgres, ours, cookies }: Started, folder: string): Promise<Row> {
  const answer = await fetch(`${ours.url}${ARTICLE}`, { headers: { cookie: cookies[0] ?? '' } });
  const { data } = (await answer.json()) as { data: { title: string; contents: string; public_url: string } };
  const article = { title: data.title, html: data.contents };
  const ghost = await startGhost(folder, await freePort(), article);
  try {
    const page = [{ path: new URL(data.public_url).pathname, headers: HEADERS }];
    const own = await ask(ours, page, CALLS, postgres.pid);
    const theirs = await ask(ghost.running, [{ path: ghost.path, headers: HEADERS }], CALLS / 20, undefined);
    return rowOf('page of an article', own, 'Ghost', theirs);
  } finally {
    await ghost.running.stop();
  }
}

async function compare(postgres: { url: string; pid: number }, folder: string): Promise<Row[]> {
  const { db, close } = openPostgres({ url: postgres.url, poolSize: 1, onError: (error) => console.error(error) });
  for (const name of ['ours', 'theirs']) await sql.raw(`create database ${name}`).execute(db);
  await close();
  const urlOf = (name: string) => postgres.url.replace(/postgres$/, name);
  const ours = await startServer(join(ROOT, 'server/dist/main.js'), '/api/health', {
    DATABASE_URL: urlOf('ours'),
    YARDSIGN_DATA: folder,
    YARDSIGN_REQUESTS_PER_MINUTE: '100000000',
    YARDSIGN_SIGN_INS_PER_MINUTE: '100000000',
  });
  try {
    const cookies: string[] = [];
    for (const member of MEMBERS) cookies.push(await cookieOf(ours.url, member));
    const started = { postgres, ours, cookies };
    const theirs = await startDirectus(urlOf('theirs'), await fillOurs(urlOf('ours')));
    const rows: Row[] = [];
    try {
      rows.push(...(await besideDirectus(started, theirs)));
    } finally {
      await theirs.stop();
    }
    return [...rows, await besideGhost(started, folder)];
  } finally {
    await ours.stop();
  }
}

/** What members and visitors ask among two thousand pieces, beside Directus on the same PostgreSQL server and beside Ghost. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  if (postgres.url === undefined) return [{ what: 'beside others', measured: `not measured: ${postgres.reason}` }];
  try {
    return await withFolder((folder) => compare(postgres, folder));
  } finally {
    await postgres.stop();
  }
}
