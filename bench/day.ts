import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '@yardsign/server/platform/database/open-postgres';
import { sql } from 'kysely';
import { startPostgres } from '../tooling/postgres.mjs';
import { cookieOf, HEADERS } from './browsers.ts';
import { cpuOf, cpuOfTree, memoryOf, ROOT, startServer, withFolder, type Running } from './processes.ts';
import { atMost, median, type Row } from './row.ts';

const MEMBERS = 200;
/** So long is one day. `BENCH_DAYS=30` makes it an hour, for what only time tells: whether memory stays. */
const DAY_MS = 120_000;
const DAYS = Number(process.env['BENCH_DAYS'] ?? 1);
/** The part of a day that a member is there. */
const PRESENT = 0.15;
/** As the calls of members: the slowest of a hundred beside the middle one. Drawing a picture anew is another matter. */
const MOST_P99_MS = 250;
/** Of what it was after the first day. */
const MOST_GROWTH = 1.1;

const LIST = '/api/content/v1/content/';

/** What a member opens in a day, in turn; `{n}` is the number of the member, so that not all look at the same. */
const VISITS: Record<string, readonly string[]> = {
  dashboard: [
    '/api/app/v1/session',
    `${LIST}?language=en&limit=8&types=blog%2Csocial-graphic`,
    `${LIST}?language=en&page=0&limit=12&status=published%2Cpublic&types=mmr%2Calert%2Cmust-share`,
    '/api/app/v1/content-marks',
    '/api/app/v1/posts?view=upcoming&limit=20',
    '/api/app/v1/posts?view=past&limit=20',
    '/api/app/v1/drafts?limit=3',
    '/api/app/v1/brand',
    '/api/app/v1/connections',
  ],
  library: [`${LIST}?limit=12&types=blog`, `${LIST}?limit=12&types=blog&page=1`, `${LIST}?limit=12&language=es`],
  search: [`${LIST}search/?query=offer`, `${LIST}search/?query=inspection`, `${LIST}search/?query=home%20{n}`],
  piece: [`${LIST}slug-earnest-money-explained`, `${LIST}slug-five-checks`],
  calendar: ['/api/app/v1/posts?view=upcoming&limit=100', '/api/app/v1/queue'],
};
const ROUTINE = ['dashboard', 'library', 'search', 'piece', 'dashboard', 'library', 'piece', 'calendar', 'dashboard'];

interface Took {
  kind: string;
  ms: number;
}

/** Makes members like one of the demo, with brand, plan and connections of their own. */
async function makeMembers(databaseUrl: string): Promise<void> {
  const database = openPostgres({ url: databaseUrl, poolSize: 1, onError: () => {} });
  const id = sql`'usr_day' || lpad(n::text, 9, '0')`;
  const copy = (table: string, changed: ReturnType<typeof sql>) =>
    sql`insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(one) || ${changed})).*
      from ${sql.table(table)} as one, generate_series(1, ${sql.lit(MEMBERS)}) as n
      where ${sql.ref(table === 'member' ? 'one.id' : 'one.member_id')} = (select id from member where username = 'maya')`.execute(
      database.db,
    );
  try {
    await copy(
      'member',
      sql`jsonb_build_object('id', ${id}, 'username', 'day' || n, 'email', 'day' || n || '@day.test', 'public_code', 'day-' || n)`,
    );
    for (const table of ['profile_field', 'member_feature', 'connection', 'connection_target'])
      await copy(table, sql`jsonb_build_object('member_id', ${id})`);
  } finally {
    await database.close();
  }
}

/** One member: signs in and goes through a day. Each answer is waited for before the next call. */
async function live(url: string, n: number, note: (took: Took) => void): Promise<void> {
  const timed = async <Answer>(kind: string, call: () => Promise<Answer>): Promise<Answer> => {
    const begun = performance.now();
    const answer = await call();
    note({ kind, ms: performance.now() - begun });
    return answer;
  };
  const cookie = await timed('sign-in', () => cookieOf(url, `day${n}`));
  const calls = ROUTINE.flatMap((visit) => (VISITS[visit] ?? []).map((path) => ({ visit, path })));
  for (const { visit, path } of calls) {
    await sleep((DAY_MS * PRESENT) / calls.length);
    await timed(visit, async () => {
      const answer = await fetch(`${url}${path.replace('{n}', String(n))}`, { headers: { ...HEADERS, cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    });
  }
}

/** A day: members come one after the other, so that many are there at the same time. */
async function day(url: string): Promise<Took[]> {
  const all: Took[] = [];
  const arrivals = Array.from({ length: MEMBERS }, async (_, index) => {
    await sleep((index / MEMBERS) * DAY_MS * (1 - PRESENT));
    await live(url, index + 1, (took) => all.push(took));
  });
  await Promise.all(arrivals);
  return all;
}

function rowOf(kind: string, took: readonly Took[]): Row {
  const times = took.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const slow = times[Math.floor(times.length * 0.99)] ?? 0;
  return {
    what: `${kind} (${times.length} calls)`,
    measured: `p50 ${median(times).toFixed(1)} ms, p99 ${slow.toFixed(1)} ms`,
    // A password is meant to take its time.
    ...(kind !== 'sign-in' && atMost(slow, MOST_P99_MS, ' ms at p99')),
  };
}

async function liveDays(running: Running, databasePid: number): Promise<Row[]> {
  const memory: number[] = [];
  const all: Took[] = [];
  const cpu = async () => ((await cpuOf(running.pid)) ?? 0) + (await cpuOfTree(databasePid));
  const before = await cpu();
  for (let n = 0; n < DAYS; n += 1) {
    all.push(...(await day(running.url)));
    memory.push(await memoryOf(running.pid));
  }
  const spent = (await cpu()) - before;
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const [first = 0] = memory;
  const last = memory.at(-1) ?? 0;
  const quarters = [1, 2, 3].map((n) => memory[Math.ceil((DAYS * n) / 4) - 1] ?? 0);
  return [
    ...kinds.map((kind) =>
      rowOf(
        kind,
        all.filter((took) => took.kind === kind),
      ),
    ),
    {
      what: `processors, server and database`,
      measured: `${(spent / DAYS / MEMBERS / 1000).toFixed(0)} ms a member and day`,
    },
    {
      what: `memory after ${DAYS === 1 ? 'the day' : `${DAYS} days`}`,
      measured: `${last.toFixed(0)} MB`,
      beside: `${first.toFixed(0)} MB after the first${DAYS > 3 ? `, ${quarters.map((each) => each.toFixed(0)).join(', ')} after each quarter` : ''}`,
      ratio: last / first,
      ...(DAYS > 1 && atMost(last / first, MOST_GROWTH, ' ×')),
    },
  ];
}

/** A day of two hundred members in two minutes, on PostgreSQL. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  if (postgres.url === undefined) return [{ what: 'PostgreSQL', measured: `not measured: ${postgres.reason}` }];
  try {
    return await withFolder(async (folder) => {
      const running = await startServer(join(ROOT, 'server/dist/main.js'), '/api/health', {
        DATABASE_URL: postgres.url,
        YARDSIGN_DATA: folder,
        YARDSIGN_REQUESTS_PER_MINUTE: '100000000',
        YARDSIGN_SIGN_INS_PER_MINUTE: '100000000',
      });
      try {
        await makeMembers(postgres.url);
        return await liveDays(running, postgres.pid);
      } finally {
        await running.stop();
      }
    });
  } finally {
    await postgres.stop();
  }
}
