const WINDOW_MS = 5 * 60_000;

/** A sliding window of five minutes, as a site in its test mode has it. */
export interface Limiter {
  /** Counts a call. @returns what the answer's headers say. */
  count(now: number): { allowed: boolean; limit: number; remaining: number; resetsAt: number };
  clear(): void;
}

export function createLimiter(perMinute: number): Limiter {
  const limit = perMinute * 5;
  let calls: number[] = [];
  return {
    count(now) {
      // A clock that was set back leaves calls in the future behind; they count for nothing.
      calls = calls.filter((at) => at > now - WINDOW_MS && at <= now);
      const allowed = calls.length < limit;
      if (allowed) calls.push(now);
      return {
        allowed,
        limit,
        remaining: limit - calls.length,
        resetsAt: Math.ceil(((calls[0] ?? now) + WINDOW_MS) / 1000),
      };
    },
    clear: () => {
      calls = [];
    },
  };
}
