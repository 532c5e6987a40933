import type { Clock } from './clock.ts';

/** Oldest out first beyond this many keys: memory is bounded whatever strangers send. */
const MAX_KEYS = 50_000;

type Taken = { ok: true } | { ok: false; retryAfterMs: number };

/** So many times within a window that slides, for each key. Kept in memory: each process counts for itself. */
export interface RateWindow {
  /** Takes one place if there is one. A refused call takes none, so waiting always helps. */
  take(key: string): Taken;
}

/** @param limit.windowMs length of the window in milliseconds; `max` places in it for each key. */
export function createRateWindow(clock: Clock, limit: { max: number; windowMs: number }): RateWindow {
  const taken = new Map<string, number[]>();
  return {
    take(key) {
      const now = clock.now().getTime();
      const recent = (taken.get(key) ?? []).filter((at) => now - at < limit.windowMs);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= limit.max) {
        taken.set(key, recent);
        return { ok: false, retryAfterMs: oldest + limit.windowMs - now };
      }
      // Taken out and put in again: the map keeps the order of insertion, so that the first key is the least used.
      taken.delete(key);
      taken.set(key, [...recent, now]);
      if (taken.size > MAX_KEYS) taken.delete(taken.keys().next().value ?? '');
      return { ok: true };
    },
  };
}
