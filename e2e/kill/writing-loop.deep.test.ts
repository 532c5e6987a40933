import { seedOf } from '@yardsign/server/platform/testing/effort';
import { seededNumbers } from '@yardsign/server/platform/testing/seeded-numbers';
import { expect, test } from 'vitest';
import { runWritingKillLoop } from './writing-loop.ts';

test(
  'of what somebody writes at most the last moment is gone when server and browser are killed',
  { timeout: 2_400_000 },
  async () => {
    const report = await runWritingKillLoop({
      kills: 30,
      random: seededNumbers(seedOf('kills while somebody writes')),
    });
    expect(report.torn).toEqual([]);
    expect(report.gone).toHaveLength(30);
    // What is typed lies in the browser a quarter of a second later; the rest is for a slow machine.
    expect(report.gone.filter(({ ms }) => ms > 1000)).toEqual([]);
    expect(report.words).toBeGreaterThan(0);
  },
);
