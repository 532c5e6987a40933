import { expect, test } from 'vitest';
import { runKillLoop } from './kill-loop.ts';

test(
  'a product that is killed at random moments posts everything once, and loses nothing',
  { timeout: 240_000 },
  async () => {
    const report = await runKillLoop({ posts: 25, kills: 8, random: Math.random, patienceMs: 60_000 });
    expect(report.posts).toBeGreaterThanOrEqual(25);
    expect({ doubled: report.doubled, lost: report.lost, invented: report.invented }).toEqual({
      doubled: [],
      lost: [],
      invented: [],
    });
    // What is honestly unknown is the exception: the list of the network answers in the end.
    expect(report.published).toBeGreaterThanOrEqual(report.posts - 2);
  },
);
