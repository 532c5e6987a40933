import { seedOf } from '@yardsign/server/platform/testing/effort';
import { seededNumbers } from '@yardsign/server/platform/testing/seeded-numbers';
import { expect, test } from 'vitest';
import { runBillingKillLoop } from './billing-loop.ts';

test(
  'a product that is killed at random moments charges everything once, and says what the card processor has',
  { timeout: 2_400_000 },
  async () => {
    const random = seededNumbers(seedOf('kills while members pay'));
    const report = await runBillingKillLoop({ kills: 60, random, patienceMs: 120_000 });
    const { doubled, lost, differing, unaccounted } = report;
    expect({ doubled, lost, differing, unaccounted }).toEqual({
      doubled: [],
      lost: [],
      differing: [],
      unaccounted: [],
    });
    expect(report.done).toBeGreaterThan(0);
  },
);
