import { MINUTE_MS } from '@yardsign/domain/time/spans';
import type { Clock } from '../../../platform/clock.ts';

/** Wrong passwords within a minute, of everybody together, beyond which somebody should look. */
const MOST_A_MINUTE = 200;

export interface SignInAlarm {
  /** Notes a wrong password. */
  failed(): void;
}

/**
 * Sees what the limits of one account or one address do not: passwords that leaked elsewhere, tried at many accounts from many
 * addresses. It refuses nobody, since that would shut every member out.
 *
 * @param raise called at most once a minute, with how many there were in the last one.
 */
export function createSignInAlarm(clock: Clock, raise: (failures: number) => void): SignInAlarm {
  let recent: number[] = [];
  let raisedAt = Number.NEGATIVE_INFINITY;
  return {
    failed() {
      const now = clock.now().getTime();
      recent = recent.filter((at) => now - at < MINUTE_MS);
      recent.push(now);
      if (recent.length <= MOST_A_MINUTE || now - raisedAt < MINUTE_MS) return;
      raisedAt = now;
      raise(recent.length);
    },
  };
}
