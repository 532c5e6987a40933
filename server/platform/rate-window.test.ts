import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStillClock } from './clock.ts';
import { createRateWindow } from './rate-window.ts';

const HOUR = 3_600_000;

test('a key gets its places, then hears how long to wait, and others are not held up', () => {
  const clock = createStillClock('2026-11-21T15:00:00.000Z');
  const window = createRateWindow(clock, { max: 2, windowMs: HOUR });
  expect(window.take('maya')).toEqual({ ok: true });
  clock.advance(HOUR / 2);
  expect(window.take('maya')).toEqual({ ok: true });
  expect(window.take('maya')).toEqual({ ok: false, retryAfterMs: HOUR / 2 });
  expect(window.take('luis')).toEqual({ ok: true });
  clock.advance(HOUR / 2);
  expect(window.take('maya')).toEqual({ ok: true });
});

test('whenever and however often one asks, no window of its length holds more than its places, and the wait that is told is right', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.integer({ min: 0, max: 2 * HOUR }), { maxLength: 60 }),
      (max, pauses) => {
        const clock = createStillClock('2026-11-21T15:00:00.000Z');
        const window = createRateWindow(clock, { max, windowMs: HOUR });
        const admitted: number[] = [];
        for (const pause of pauses) {
          clock.advance(pause);
          let answer = window.take('key');
          if (!answer.ok) {
            clock.advance(answer.retryAfterMs);
            answer = window.take('key');
          }
          expect(answer).toEqual({ ok: true });
          admitted.push(clock.now().getTime());
          expect(admitted.filter((at) => clock.now().getTime() - at < HOUR).length).toBeLessThanOrEqual(max);
        }
      },
    ),
  );
});
