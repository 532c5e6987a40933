import { join } from 'node:path';
import { startPostgres } from '../tooling/postgres.mjs';
import { cookieOf, HEADERS } from './browsers.ts';
import { measureLoad, type Measured, type Requests } from './load.ts';
import { ROOT, startServer, withFolder } from './processes.ts';
import { atLeast, atMost, type Row } from './row.ts';

/** The kernel counts a process in ticks of ten milliseconds: fewer calls say nothing. */
const CALLS = Number(process.env['BENCH_CALLS'] ?? 20_000);
const LINES = 16;
const MANY_LINES = 64;
/** Members who have everything set up, each with a session of their own. */
const MEMBERS = ['maya', 'luis', 'theo', 'tina', 'oscar', 'lena'];
/** The slowest of a hundred may take so many times as long as the middle one, at 64 lines. */
const MOST_P99 = 5;

interface Question {
  what: string;
  path: string;
  /** Of the floor's calls a second. */
  share: number;
  as: 'member' | 'guest';
  /** Whether the caller says which answer it has. */
  knows?: boolean;
}

const LIST = '/api/content/v1/content/?limit=10';

/** What members do all day. `{piece}` and `{page}` are those of the first member. */
const QUESTIONS: readonly Question[] = [
  { what: 'session', path: '/api/app/v1/session', share: 0.6, as: 'member' },
  { what: 'list of 10', path: LIST, share: 0.4, as: 'member' },
  { what: 'list of 10, known', path: LIST, share: 0.8, as: 'member', knows: true },
  { what: 'search', path: '/api/content/v1/content/search/?query=offer', share: 0.25, as: 'member' },
  { what: 'detail', path: '/api/content/v1/content/slug-earnest-money-explained', share: 0.4, as: 'member' },
  { what: 'connections', path: '/api/app/v1/connections', share: 0.4, as: 'member' },
  { what: 'public article', path: '{page}', share: 0.8, as: 'guest' },
];

async function json<Answer>(url: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** One request a member, so that no answer is only one member's. */
async function requestsFor(url: string, question: Question, cookies: readonly string[]): Promise<Requests> {
  if (question.as === 'guest') {
    const headers = { cookie: cookies[0] ?? '' };
    const { data } = await json<{ data: { public_url: string }[] }>(`${url}${LIST}&types=blog`, { headers });
    return [{ path: new URL(data[0]?.public_url ?? url).pathname, headers: HEADERS }];
  }
  return Promise.all(
    cookies.map(async (cookie) => {
      const headers: Record<string, string> = { cookie, ...HEADERS };
      const answer = await fetch(`${url}${question.path}`, { headers });
      const tag = answer.headers.get('etag');
      await answer.arrayBuffer();
      return { path: question.path, headers: { ...headers, ...(question.knows && tag && { 'if-none-match': tag }) } };
    }),
  );
}

function rowOf(kind: string, question: Question, own: Measured, many: Measured, floor: Measured): Row[] {
  const share = own.perSecond / floor.perSecond;
  const spread = many.p99 / Math.max(many.p50, 1);
  return [
    {
      what: `${kind}: ${question.what}`,
      measured: `${own.perSecond.toFixed(0)} a second, ${own.server.toFixed(0)} + ${own.database.toFixed(0)} µs`,
      beside: `the floor ${floor.perSecond.toFixed(0)}, ${floor.server.toFixed(0)} + ${floor.database.toFixed(0)} µs`,
      ratio: share,
      ...atLeast(share, question.share, ' of the floor'),
    },
    {
      what: `${kind}: ${question.what}, ${MANY_LINES} lines`,
      measured: `p50 ${many.p50} ms, p99 ${many.p99} ms`,
      ratio: spread,
      ...atMost(spread, MOST_P99, ' × p50'),
    },
  ];
}

/** The least that a call can cost which asks the database one thing. */
async function floorOf(database: { url: string; pid: number } | undefined): Promise<Measured> {
  const settings: Record<string, string> = database ? { DATABASE_URL: database.url } : {};
  const running = await startServer(join(ROOT, 'bench/floor-server.mjs'), '/one', settings);
  try {
    return await measureLoad({ running, databasePid: database?.pid }, [{ path: '/one', headers: {} }], {
      calls: CALLS,
      lines: LINES,
    });
  } finally {
    await running.stop();
  }
}

async function measure(kind: string, database: { url: string; pid: number } | undefined): Promise<Row[]> {
  const databaseUrl: Record<string, string> = database ? { DATABASE_URL: database.url } : {};
  return withFolder(async (folder) => {
    const floor = await floorOf(database);
    const running = await startServer(join(ROOT, 'server/dist/main.js'), '/api/health', {
      ...databaseUrl,
      YARDSIGN_DATA: folder,
      YARDSIGN_REQUESTS_PER_MINUTE: '100000000',
      YARDSIGN_SIGN_INS_PER_MINUTE: '100000000',
    });
    try {
      const cookies: string[] = [];
      for (const member of MEMBERS) cookies.push(await cookieOf(running.url, member));
      const rows: Row[] = [];
      for (const question of QUESTIONS) {
        const requests = await requestsFor(running.url, question, cookies);
        const served = { running, databasePid: database?.pid };
        const own = await measureLoad(served, requests, { calls: CALLS, lines: LINES });
        const many = await measureLoad(served, requests, { calls: CALLS, lines: MANY_LINES });
        rows.push(...rowOf(kind, question, own, many, floor));
      }
      return rows;
    } finally {
      await running.stop();
    }
  });
}

/** What a signed-in member's calls cost, beside a bare server that asks the same database one question. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  const rows: Row[] = [];
  if (postgres.url === undefined) rows.push({ what: 'PostgreSQL', measured: `not measured: ${postgres.reason}` });
  else {
    try {
      rows.push(...(await measure('PostgreSQL', postgres)));
    } finally {
      await postgres.stop();
    }
  }
  return [...rows, ...(await measure('embedded', undefined))];
}
