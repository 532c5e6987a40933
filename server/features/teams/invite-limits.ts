import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { createRateWindow } from '../../platform/rate-window.ts';

const HOUR_MS = 60 * 60_000;
/** Enough for a brokerage that brings in its whole staff. */
const MOST_OF_TEAM = 200;
/** Whoever invites, cancels and invites again pesters one person; so do two teams in turns. */
const MOST_TO_ADDRESS = 3;

/** How many mails of invitations go out. Kept in memory: each web process counts for itself. */
export interface InviteLimits {
  /** @throws AppError `too_many_requests` with the time to wait */
  take(teamId: string, email: string): void;
}

/** One mailbox, however it is written: without capitals and without what follows a plus sign. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}

export function createInviteLimits(clock: Clock): InviteLimits {
  const ofTeam = createRateWindow(clock, { max: MOST_OF_TEAM, windowMs: HOUR_MS });
  const toAddress = createRateWindow(clock, { max: MOST_TO_ADDRESS, windowMs: HOUR_MS });
  return {
    take(teamId, email) {
      for (const taken of [toAddress.take(mailboxOf(email)), ofTeam.take(teamId)])
        if (!taken.ok) throw new AppError('too_many_requests', { retryAfterMs: taken.retryAfterMs });
    },
  };
}
