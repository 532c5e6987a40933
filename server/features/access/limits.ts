import { HOUR_MS, MINUTE_MS } from '@yardsign/domain/time/spans';
import { createRateWindow, type LimitDeps, type RateWindow } from '../../platform/limits/rate-window.ts';
import { createAttemptLimiter, type AttemptLimiter } from './sign-in/attempt-limiter.ts';

/** What holds guessing back, one of each for the whole installation: every way in and every process counts together. */
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

/** What one address of a caller may do; an office of many agents has one. */
interface LimitsOfAddress {
  signInsPerMinute: number;
  signUpsPerHour: number;
  mailsPerHour: number;
}

export function createAccessLimits(deps: LimitDeps, ofAddress: LimitsOfAddress): AccessLimits {
  const window = (name: string, max: number, windowMs: number) => createRateWindow(deps, { name, max, windowMs });
  return {
    attempts: createAttemptLimiter(deps),
    signIns: window('sign-ins', ofAddress.signInsPerMinute, MINUTE_MS),
    refreshes: window('refreshes', 30, MINUTE_MS),
    mailsToAccount: window('mails-to-account', 3, HOUR_MS),
    mailsFromAddress: window('mails-from-address', ofAddress.mailsPerHour, HOUR_MS),
    deviceCodes: window('device-codes', 6, HOUR_MS),
    signUps: window('sign-ups', ofAddress.signUpsPerHour, HOUR_MS),
  };
}
