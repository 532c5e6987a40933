import { AppError } from '../../../platform/errors.ts';
import { limitKey } from '../../../platform/limits/limit-key.ts';
import type { LimitDeps } from '../../../platform/limits/rate-window.ts';
import { countAttempt, forgetAttempts, uncountAttempt, waitAfter } from './attempt-store.ts';

const PATIENCE = { windowMs: 15 * 60_000, freeFailures: 5, longestWaitMs: 15 * 60_000 };

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

/**
 * Counts in the database, so that all web processes count together. Within one process tries at a key take turns, so that right ones
 * which come together do not use up the tries of each other.
 */
export function createAttemptLimiter({ db, clock, secret }: LimitDeps): AttemptLimiter {
  const inTurn = createTurns();
  return {
    attempt: (key, prove) =>
      inTurn(key, async () => {
        const stored = limitKey(secret, 'attempts', key);
        const now = clock.now().getTime();
        const { allowed, failures, last_at: last } = await countAttempt(db, stored, now, PATIENCE);
        if (!allowed)
          throw new AppError('too_many_requests', { retryAfterMs: last + waitAfter(failures, PATIENCE) - now });
        const proved = await prove().catch(async (error: unknown) => {
          await uncountAttempt(db, stored);
          throw error;
        });
        if (proved) await forgetAttempts(db, stored);
        return proved;
      }),
  };
}
