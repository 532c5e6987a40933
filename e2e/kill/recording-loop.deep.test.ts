import { seedOf } from '@yardsign/server/platform/testing/effort';
import { seededNumbers } from '@yardsign/server/platform/testing/seeded-numbers';
import { expect, test } from 'vitest';
import { runRecordingKillLoop } from './recording-loop.ts';

test('of a take at most its last second is gone when the browser is killed', { timeout: 2_400_000 }, async () => {
  const losses = await runRecordingKillLoop({
    kills: 30,
    random: seededNumbers(seedOf('kills while somebody records')),
  });
  expect(losses).toHaveLength(30);
  expect(losses.filter(({ gone }) => gone > 1000)).toEqual([]);
});
