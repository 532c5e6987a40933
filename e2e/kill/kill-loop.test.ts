import { isDeep, seedOf } from '@yardsign/server/platform/testing/effort';
import { seededNumbers } from '@yardsign/server/platform/testing/seeded-numbers';
import { expect, test } from 'vitest';
import { runKillLoop } from './kill-loop.ts';

test(
  'a product that is killed at random moments posts everything once, and loses nothing',
  { timeout: isDeep ? 1_200_000 : 240_000 },
  async () => {
    const [posts, kills] = isDeep ? [120, 60] : [20, 5];
    const random = seededNumbers(seedOf('kills while posts go out'));
    const report = await runKillLoop({ posts, kills, random, patienceMs: 60_000 });
    expect(report.posts).toBeGreaterThanOrEqual(posts);
    const { doubled, lost, invented, coverless } = report;
    const wrongs = Object.entries({ doubled, lost, invented, coverless });
    expect(wrongs.flatMap(([wrong, labels]) => labels.map((label) => `${wrong}: ${label}`))).toEqual([]);
    expect(report.films).toBeGreaterThan(0);
    // What is honestly unknown is the exception: the list of the network answers in the end.
    expect(report.published).toBeGreaterThanOrEqual(Math.floor(report.posts * 0.92));
  },
);
