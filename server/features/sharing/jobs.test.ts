import { expect, test } from 'vitest';
import { renewProofsJob } from './jobs.ts';

const TWO_DAYS_S = 172_800;

test('posts that wait are drawn in the new brand also where the disk was full, or the bucket away, for two days', () => {
  const { times, firstSeconds, longestSeconds } = renewProofsJob.retry;
  let waited = 0;
  for (let attempt = 0; attempt < times; attempt += 1) waited += Math.min(firstSeconds * 2 ** attempt, longestSeconds);
  expect(waited).toBeGreaterThan(TWO_DAYS_S);
});
