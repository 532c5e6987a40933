import { runBillingKillLoop } from '../e2e/kill/billing-loop.ts';
import { runKillLoop } from '../e2e/kill/kill-loop.ts';
import { runRecordingKillLoop } from '../e2e/kill/recording-loop.ts';
import { runWritingKillLoop } from '../e2e/kill/writing-loop.ts';
import { startPostgres } from '../tooling/postgres.mjs';
import { atMost, type Row } from './row.ts';

const POSTS = 200;
const KILLS = 200;
const PATIENCE_MS = 600_000;
/** The last second of what somebody writes, or records. */
const MOST_GONE_MS = 1000;

const none = (what: string, found: readonly string[], beside: string): Row => ({
  what,
  measured: String(found.length),
  beside: found[0] ?? beside,
  budget: '0',
  ok: found.length === 0,
});

/** @param databaseUrl of a PostgreSQL server, for two processes that post; left out for one on the embedded database. */
async function killPosting(databaseUrl?: string): Promise<Row[]> {
  const times = { posts: POSTS, kills: KILLS, random: Math.random, patienceMs: PATIENCE_MS };
  const report = await runKillLoop({ ...times, ...(databaseUrl !== undefined && { databaseUrl }) });
  const where = databaseUrl === undefined ? 'one process' : 'two processes on PostgreSQL';
  const beside = `${report.posts} posts, ${report.kills} kills, ${where}`;
  return [
    none('posts on the network more than once', report.doubled, beside),
    none('posts lost', report.lost, beside),
    none('posts said to be out that are not', report.invented, beside),
    none('films without the cover that they are said to have', report.coverless, `${report.films} films`),
    { what: 'posts out', measured: String(report.published), beside },
    { what: 'posts said to be unknown', measured: String(report.honest), beside },
    { what: 'slowest start between kills', measured: `${(report.slowestStartMs / 1000).toFixed(2)} s` },
  ];
}

async function killTwoOnPostgres(): Promise<Row[]> {
  const server = await startPostgres();
  if (server.url === undefined) throw new Error(server.reason ?? 'no PostgreSQL');
  try {
    return await killPosting(server.url);
  } finally {
    await server.stop();
  }
}

async function killBilling(): Promise<Row[]> {
  const report = await runBillingKillLoop({ kills: KILLS, random: Math.random, patienceMs: PATIENCE_MS });
  const beside = `${report.asked} changes asked for, ${report.kills} kills`;
  return [
    none('charged more than once', report.doubled, beside),
    none('changes lost that were done', report.lost, beside),
    none('accounts of which the processor says something else', report.differing, beside),
    none('payments that stand on no invoice', report.unaccounted, beside),
    { what: 'changes done for certain', measured: String(report.done), beside },
  ];
}

async function killWriting(): Promise<Row[]> {
  const { gone, torn, words } = await runWritingKillLoop({ kills: KILLS, random: Math.random });
  const worst = gone.reduce((longest, loss) => (loss.ms > longest.ms ? loss : longest));
  const most = worst.ms;
  const took = (['server', 'browser', 'both'] as const).map((victim) => {
    const losses = gone.filter((loss) => loss.victim === victim);
    return `${victim} ${losses.filter(({ ms }) => ms > 0).length} of ${losses.length}`;
  });
  return [
    {
      what: 'what was written last and is gone, at most',
      measured: `${most} ms`,
      beside: `${words} words, ${gone.length} kills, the worst of ${worst.victim}; something was taken by ${took.join(', ')}`,
      ...atMost(most, MOST_GONE_MS, ' ms'),
    },
    none('words missing in the middle, or twice', torn, `${words} words`),
  ];
}

async function killRecording(): Promise<Row[]> {
  const losses = await runRecordingKillLoop({ kills: KILLS, random: Math.random });
  const most = Math.max(...losses.map(({ gone }) => gone));
  const seconds = losses.reduce((all, { recorded }) => all + recorded, 0) / 1000;
  return [
    {
      what: 'the end of a take that is gone, at most',
      measured: `${most} ms`,
      beside: `${losses.length} takes of ${Math.round(seconds)} seconds in all`,
      ...atMost(most, MOST_GONE_MS, ' ms'),
    },
  ];
}

/** The product is killed at random moments while posts are due, while members pay, while somebody writes, and the browser while somebody records; what it says in the end is held against what the others saw. */
export async function run(): Promise<Row[]> {
  const rows = [...(await killPosting()), ...(await killTwoOnPostgres()), ...(await killBilling())];
  return [...rows, ...(await killWriting()), ...(await killRecording())];
}
