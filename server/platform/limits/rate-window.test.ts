import { HOUR_MS } from '@yardsign/domain/time/spans';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStillClock, type MovableClock } from '../clock.ts';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createRateWindow, deleteOldWindows, type RateWindow } from './rate-window.ts';

// Runs on PostgreSQL too.

let testing: TestDatabase;
let clock: MovableClock;
beforeAll(async () => {
  testing = await testDatabase();
});
beforeEach(async () => {
  await testing.reset();
  clock = createStillClock('2026-11-21T15:00:00.000Z');
});
afterAll(() => testing.reset());

const secret = Buffer.alloc(32, 3);
const open = (max: number, name = 'tries') =>
  createRateWindow({ db: testing.db, clock, secret }, { name, max, windowMs: HOUR_MS });

/** Null when the places were taken, or else the wait in milliseconds. */
async function wait(window: RateWindow, key: string, places = 1): Promise<number | null> {
  const taken = await window.take(key, { places });
  return taken.ok ? null : taken.retryAfterMs;
}

test('a key gets its places, then hears how long to wait, and others are not held up', async () => {
  const window = open(2);
  expect(await wait(window, 'maya')).toBeNull();
  clock.advance(HOUR_MS / 2);
  expect(await wait(window, 'maya')).toBeNull();
  expect(await wait(window, 'maya')).toBe(HOUR_MS / 2);
  expect(await wait(window, 'luis')).toBeNull();
  expect(await wait(open(2, 'another limit'), 'maya')).toBeNull();
  clock.advance(HOUR_MS / 2);
  expect(await wait(window, 'maya')).toBeNull();
});

test('two processes count together, however many calls come at once', async () => {
  const [one, two] = [open(20), open(20)];
  const calls = Array.from({ length: 100 }, (_, i) => wait(i % 2 === 0 ? one : two, 'maya'));
  const outcomes = await Promise.all(calls);
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(20);
  expect(new Set(outcomes)).toEqual(new Set([null, HOUR_MS]));
});

test('several places are taken all or not at all', async () => {
  const window = open(10);
  expect(await wait(window, 'maya', 7)).toBeNull();
  clock.advance(HOUR_MS / 4);
  expect(await wait(window, 'maya', 4)).toBe((HOUR_MS * 3) / 4);
  expect(await wait(window, 'maya', 3)).toBeNull();
  expect(await wait(window, 'luis', 11)).toBe(HOUR_MS);
  expect(await wait(window, 'luis', 10)).toBeNull();
});

test('what a transaction takes is given back when it is rolled back', async () => {
  const window = open(1);
  const failing = testing.db.transaction().execute(async (tx) => {
    await window.take('maya', { tx });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await wait(window, 'maya')).toBeNull();
});

test('whenever and however often one asks, no window holds more than its places, and the wait that is told is right', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.oneof(fc.integer({ min: 0, max: 2 * HOUR_MS }), fc.integer({ min: 0, max: HOUR_MS / 100 })), {
        maxLength: 20,
      }),
      async (max, pauses) => {
        run += 1;
        const window = open(max, `run ${run}`);
        const admitted: number[] = [];
        for (const pause of pauses) {
          clock.advance(pause);
          const waitMs = await wait(window, 'key');
          if (waitMs !== null) {
            expect(waitMs).toBeGreaterThan(0);
            expect(waitMs).toBeLessThanOrEqual(HOUR_MS);
            clock.advance(waitMs);
            expect(await wait(window, 'key')).toBeNull();
          }
          admitted.push(clock.now().getTime());
          expect(admitted.filter((at) => clock.now().getTime() - at < HOUR_MS).length).toBeLessThanOrEqual(max);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('a row does not grow with use, names nobody, and is forgotten when its window is over', async () => {
  const window = open(1_000_000);
  for (let i = 0; i < 300; i += 1) {
    clock.advance(HOUR_MS / 300);
    await window.take('maya@example.test');
  }
  const rows = await testing.db.selectFrom('rate_window').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.times.length).toBeLessThanOrEqual(65);
  expect(rows[0]?.places.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(299);
  expect(JSON.stringify(rows)).not.toContain('maya');
  expect(await deleteOldWindows(testing.db, new Date(clock.now().getTime() + HOUR_MS - 1))).toBe(0);
  expect(await deleteOldWindows(testing.db, new Date(clock.now().getTime() + HOUR_MS))).toBe(1);
});
