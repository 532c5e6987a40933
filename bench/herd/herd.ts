import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import '@yardsign/server/features/sharing/tables';
import { migrate } from '@yardsign/server/platform/database/migrate';
import { openPostgres } from '@yardsign/server/platform/database/open-postgres';
import type { Db } from '@yardsign/server/platform/database/database';
import { startPostgres } from '../../tooling/postgres.mjs';
import { cpuOfTree, ROOT } from '../processes.ts';
import { atMost, type Row } from '../row.ts';
import { CALL_MS, CONCURRENCY } from './deps.ts';
import { memberId, seedHerd } from './seed.ts';

/** Posts that are due at the same moment. */
const POSTS = Number(process.env['BENCH_POSTS'] ?? 100_000);
const MEMBERS = 1000;
/** Each post is published, and its address read. */
const CALLS_A_POST = 2;
const MOST_TIMES_IDEAL = 1.05;
const MOST_DATABASE_CPU = 45;
const MOST_GROWTH = 1.3;
/** One member with so many, and so many with one each. */
const CROWD = { many: 5000, singles: 500 };

interface Drained {
  seconds: number;
  /** Microseconds of a processor a post. */
  database: number;
  node: number;
  memoryMegabytes: number;
}

/** What a worker says next. @throws where it ends without a word */
async function next<Said>(child: ChildProcess): Promise<Said> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('a worker has ended');
  });
  const [said] = (await Promise.race([once(child, 'message'), ended])) as [Said];
  return said;
}

interface Bench {
  url: string;
  pid: number;
  db: Db;
}

/** Sends a herd with so many processes of their own, all told to begin at once. */
async function drain({ url, pid, db }: Bench, posts: readonly number[], workers: number): Promise<Drained> {
  await sql`truncate post, post_event, posting_record, connection, connection_secret, member cascade`.execute(db);
  await seedHerd(db, posts, new Date());
  await sql`vacuum analyze post`.execute(db);
  const total = posts.reduce((sum, count) => sum + count, 0);
  const children = Array.from({ length: workers }, (_, number) =>
    fork(join(ROOT, 'bench/herd/worker.ts'), [url, `worker-${number}`], { execArgv: ['--import', 'tsx'] }),
  );
  await Promise.all(children.map(next));
  const ends = children.map((child) => once(child, 'exit'));
  const cpu = await cpuOfTree(pid);
  const begun = performance.now();
  const told = children.map(async (child) => {
    child.send('go');
    return next<{ cpuMicroseconds: number; memoryMegabytes: number }>(child);
  });
  const reports = await Promise.all(told);
  // They still let go of the database.
  await Promise.all(ends);
  const seconds = (performance.now() - begun) / 1000;
  const spent = (await cpuOfTree(pid)) - cpu;
  const { rows } = await sql<{ count: number }>`select count(*) from post where state = 'published'`.execute(db);
  if (rows[0]?.count !== total) throw new Error(`${rows[0]?.count ?? 0} of ${total} posts were published`);
  return {
    seconds,
    database: spent / total,
    node: reports.reduce((sum, { cpuMicroseconds }) => sum + cpuMicroseconds, 0) / total,
    memoryMegabytes: Math.max(...reports.map(({ memoryMegabytes }) => memoryMegabytes)),
  };
}

const evenly = (posts: number) => Array.from({ length: MEMBERS }, () => Math.round(posts / MEMBERS));

function drainRows(posts: number, workers: number, drained: Drained): Row[] {
  const ideal = (posts * CALLS_A_POST * CALL_MS) / (CONCURRENCY * workers) / 1000;
  const ratio = drained.seconds / ideal;
  return [
    {
      what: `${posts} posts due at once, ${workers} worker${workers === 1 ? '' : 's'}`,
      measured: `${drained.seconds.toFixed(1)} s (${(posts / drained.seconds).toFixed(0)}/s)`,
      beside: `ideal ${ideal.toFixed(1)} s`,
      ratio,
      ...atMost(ratio, MOST_TIMES_IDEAL, ' times'),
    },
    {
      what: '… CPU a post, database',
      measured: `${drained.database.toFixed(0)} µs (and ${drained.node.toFixed(0)} of Node, ${drained.memoryMegabytes.toFixed(0)} MB)`,
      ...atMost(drained.database, MOST_DATABASE_CPU, ' µs'),
    },
  ];
}

/** How many posts of the member with many went out before the last of those with one; at best as many as there are of these. */
async function fairness(bench: Bench): Promise<Row> {
  const heavy = memberId(0);
  await drain(bench, [CROWD.many, ...Array.from({ length: CROWD.singles }, () => 1)], 1);
  const { rows } = await sql<{ count: number }>`
    select count(*) from post where owner_id = ${heavy}
      and sent_at < (select max(sent_at) from post where owner_id <> ${heavy})`.execute(bench.db);
  const ahead = rows[0]?.count ?? 0;
  const most = CROWD.singles + 4 * CONCURRENCY;
  return {
    what: `one member with ${CROWD.many}, ${CROWD.singles} with one: of the many went out before the last single`,
    measured: String(ahead),
    ...atMost(ahead, most, ''),
  };
}

/** A whole day's posts due in one moment, on PostgreSQL, with the full ledger and turns by member. `BENCH_POSTS` for another number. */
export async function run(): Promise<Row[]> {
  const server = await startPostgres();
  if (server.url === undefined || server.pid === undefined) throw new Error(server.reason ?? 'no PostgreSQL');
  const { url, pid } = server;
  const database = openPostgres({ url, poolSize: 2, onError: (error) => console.error(error) });
  const bench: Bench = { url, pid, db: database.db };
  try {
    await migrate(database.db, join(ROOT, 'server/migrations'));
    const few = await drain(bench, evenly(POSTS / 10), 1);
    const one = await drain(bench, evenly(POSTS), 1);
    const two = await drain(bench, evenly(POSTS), 2);
    const growth = one.database / few.database;
    return [
      ...drainRows(POSTS, 1, one),
      ...drainRows(POSTS, 2, two),
      {
        what: `… ten times the posts: database CPU a post`,
        measured: `${one.database.toFixed(0)} µs`,
        beside: `${few.database.toFixed(0)} µs among ${POSTS / 10}`,
        ratio: growth,
        ...atMost(growth, MOST_GROWTH, ' times'),
      },
      await fairness(bench),
    ];
  } finally {
    await database.close();
    await server.stop();
  }
}
