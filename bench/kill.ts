import { runBillingKillLoop } from '../e2e/kill/billing-loop.ts';
import { runKillLoop } from '../e2e/kill/kill-loop.ts';
import type { Row } from './row.ts';

const POSTS = 200;
const KILLS = 200;
const PATIENCE_MS = 600_000;

const none = (what: string, found: readonly string[], beside: string): Row => ({
  what,
  measured: String(found.length),
  beside: found[0] ?? beside,
  budget: '0',
  ok: found.length === 0,
});

async function killPosting(): Promise<Row[]> {
  const report = await runKillLoop({ posts: POSTS, kills: KILLS, random: Math.random, patienceMs: PATIENCE_MS });
  const beside = `${report.posts} posts, ${report.kills} kills`;
  return [
    none('posts on the network more than once', report.doubled, beside),
    none('posts lost', report.lost, beside),
    none('posts said to be out that are not', report.invented, beside),
    { what: 'posts out', measured: String(report.published), beside },
    { what: 'posts said to be unknown', measured: String(report.honest), beside },
    { what: 'slowest start between kills', measured: `${(report.slowestStartMs / 1000).toFixed(2)} s` },
  ];
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

/** The product is killed at random moments while posts are due, and while members pay; what it says in the end is held against what the others saw. */
export async function run(): Promise<Row[]> {
  return [...(await killPosting()), ...(await killBilling())];
}
