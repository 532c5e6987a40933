import { runKillLoop } from '../e2e/kill/kill-loop.ts';
import type { Row } from './row.ts';

const POSTS = 200;
const KILLS = 200;
const PATIENCE_MS = 600_000;

/** The product is killed at random moments while posts are due; what it says in the end is held against what the network saw. */
export async function run(): Promise<Row[]> {
  const report = await runKillLoop({ posts: POSTS, kills: KILLS, random: Math.random, patienceMs: PATIENCE_MS });
  const beside = `${report.posts} posts, ${report.kills} kills`;
  const none = (what: string, found: readonly string[]): Row => ({
    what,
    measured: String(found.length),
    beside: found[0] ?? beside,
    budget: '0',
    ok: found.length === 0,
  });
  return [
    none('posts on the network more than once', report.doubled),
    none('posts lost', report.lost),
    none('posts said to be out that are not', report.invented),
    { what: 'posts out', measured: String(report.published), beside },
    { what: 'posts said to be unknown', measured: String(report.honest), beside },
    { what: 'slowest start between kills', measured: `${(report.slowestStartMs / 1000).toFixed(2)} s` },
  ];
}
