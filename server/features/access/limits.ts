import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { createRateWindow, type RateWindow } from '../../platform/rate-window.ts';
import { createAttemptLimiter, type AttemptLimiter } from './sign-in/attempt-limiter.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What holds guessing back. Kept in memory, one of each for the whole web service: every way in counts together. */
export interface AccessLimits {
  /** Tries at a password or a code, by account. */
  attempts: AttemptLimiter;
  /** Tries to sign in, by the address of the caller. */
  signIns: RateWindow;
  /** Refreshes, by session. */
  refreshes: RateWindow;
  /** Mails that anyone can cause, by account and by the address of the caller. */
  mailsToAccount: RateWindow;
  mailsFromAddress: RateWindow;
  /** Codes for new browsers, by account. */
  deviceCodes: RateWindow;
  /** Sign-ups, by the address of the caller. */
  signUps: RateWindow;
}

export function createAccessLimits(clock: Clock, options: { signInsPerMinute: number }): AccessLimits {
  return {
    attempts: createAttemptLimiter(clock),
    signIns: createRateWindow(clock, { max: options.signInsPerMinute, windowMs: MINUTE }),
    refreshes: createRateWindow(clock, { max: 30, windowMs: MINUTE }),
    mailsToAccount: createRateWindow(clock, { max: 3, windowMs: HOUR }),
    mailsFromAddress: createRateWindow(clock, { max: 10, windowMs: HOUR }),
    deviceCodes: createRateWindow(clock, { max: 6, windowMs: HOUR }),
    signUps: createRateWindow(clock, { max: 5, windowMs: HOUR }),
  };
}

/** Takes a place in a window. @throws AppError `too_many_requests` with the time to wait. */
export function enforceLimit(window: RateWindow, key: string): void {
  const taken = window.take(key);
  if (!taken.ok) throw new AppError('too_many_requests', { retryAfterMs: taken.retryAfterMs });
}
