import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';

const WINDOW_MS = 15 * 60_000;
const FREE_FAILURES = 5;
const MAX_DELAY_MS = 15 * 60_000;
const MAX_KEYS = 50_000;

/**
 * Slows down guessing at one account: after five failures within a quarter of an hour each further try has to wait twice
 * as long as the one before. Never a lasting lock, which would let a stranger shut a member out.
 */
export interface AttemptLimiter {
  /**
   * Lets one try be made. Tries at the same key take turns, so that a thousand that start together do not all slip through
   * before the first of them has failed.
   *
   * @param prove whether the try was right. @throws AppError `too_many_requests` with the time to wait; `prove` is not called then.
   */
  attempt(key: string, prove: () => Promise<boolean>): Promise<boolean>;
}

/** One at a time for each key, in the order of arrival. */
function createTurns() {
  const last = new Map<string, Promise<void>>();
  return async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const before = last.get(key);
    let leave = () => {};
    const mine = new Promise<void>((resolve) => {
      leave = resolve;
    });
    last.set(key, mine);
    await before;
    try {
      return await work();
    } finally {
      if (last.get(key) === mine) last.delete(key);
      leave();
    }
  };
}

export function createAttemptLimiter(clock: Clock): AttemptLimiter {
  const failures = new Map<string, { count: number; last: number }>();
  const inTurn = createTurns();
  const failuresOf = (key: string) => {
    const entry = failures.get(key);
    return entry && clock.now().getTime() - entry.last <= WINDOW_MS ? entry : { count: 0, last: 0 };
  };
  const mustNotWait = (key: string) => {
    const { count, last } = failuresOf(key);
    if (count < FREE_FAILURES) return;
    const delay = Math.min(1000 * 2 ** (count - FREE_FAILURES), MAX_DELAY_MS);
    const retryAfterMs = last + delay - clock.now().getTime();
    if (retryAfterMs > 0) throw new AppError('too_many_requests', { retryAfterMs });
  };
  const failed = (key: string) => {
    const { count } = failuresOf(key);
    // Oldest out first: the map keeps the order of insertion.
    failures.delete(key);
    failures.set(key, { count: count + 1, last: clock.now().getTime() });
    if (failures.size > MAX_KEYS) failures.delete(failures.keys().next().value ?? '');
  };
  return {
    attempt: (key, prove) =>
      inTurn(key, async () => {
        mustNotWait(key);
        const proved = await prove();
        if (proved) failures.delete(key);
        else failed(key);
        return proved;
      }),
  };
}
