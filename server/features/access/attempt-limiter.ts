import type { Clock } from '../../platform/clock.ts';

const WINDOW_MS = 15 * 60_000;
const FREE_FAILURES = 5;
const MAX_DELAY_MS = 15 * 60_000;
const MAX_NAMES = 50_000;

/**
 * Slows down guessing at one account: after five failures within a quarter of an hour each further try has to wait twice
 * as long as the one before. Never a lasting lock, which would let a stranger shut a member out.
 */
export interface AttemptLimiter {
  /** Whether a try may be made now. */
  mayTry(name: string): boolean;
  failed(name: string): void;
  succeeded(name: string): void;
}

export function createAttemptLimiter(clock: Clock): AttemptLimiter {
  const failures = new Map<string, { count: number; last: number }>();
  const recent = (name: string) => {
    const entry = failures.get(name);
    if (entry && clock.now().getTime() - entry.last > WINDOW_MS) {
      failures.delete(name);
      return undefined;
    }
    return entry;
  };
  return {
    mayTry(name) {
      const entry = recent(name.toLowerCase());
      if (!entry || entry.count < FREE_FAILURES) return true;
      const delay = Math.min(1000 * 2 ** (entry.count - FREE_FAILURES), MAX_DELAY_MS);
      return clock.now().getTime() - entry.last >= delay;
    },
    failed(name) {
      const key = name.toLowerCase();
      const count = (recent(key)?.count ?? 0) + 1;
      // Oldest out first: the map keeps the order of insertion.
      failures.delete(key);
      failures.set(key, { count, last: clock.now().getTime() });
      if (failures.size > MAX_NAMES) failures.delete(failures.keys().next().value ?? '');
    },
    succeeded(name) {
      failures.delete(name.toLowerCase());
    },
  };
}
