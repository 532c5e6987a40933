import { RecurlyError } from './errors.ts';
import type { RecurlyState } from './state.ts';

const KEPT_MS = 3_600_000;
const LONGEST_KEY = 255;

interface Answered {
  status: number;
  body: string | null;
}

/** Answers under an idempotency key, kept for an hour. */
export interface Keys {
  /** The answer that was given under a key, or null. @throws RecurlyError while the first call with it still runs. */
  begin(key: string, now: number): Answered | null;
  end(key: string, now: number, answer: Answered | null): void;
}

export function createKeys(state: () => RecurlyState): Keys {
  const running = new Set<string>();
  return {
    begin(key, now) {
      if (key.length > LONGEST_KEY) throw new RecurlyError(400, 'bad_request', 'Idempotency-Key is too long');
      const kept = state().keys[key];
      if (kept && now - kept.at < KEPT_MS) return kept;
      if (running.has(key))
        throw new RecurlyError(
          409,
          'simultaneous_request',
          'A change is already in progress.',
          {},
          {
            'recurly-should-retry': 'true',
            'retry-after': '1',
          },
        );
      running.add(key);
      return null;
    },
    end(key, now, answer) {
      running.delete(key);
      const { keys } = state();
      for (const [old, { at }] of Object.entries(keys)) if (now - at >= KEPT_MS) delete keys[old];
      // A call that was one too many did nothing, and may be made again.
      if (answer !== null && answer.status !== 429) keys[key] = { at: now, ...answer };
    },
  };
}
