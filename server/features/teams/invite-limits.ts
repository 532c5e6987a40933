import { HOUR_MS } from '@yardsign/domain/time/spans';
import type { Tx } from '../../platform/database/database.ts';
import { createRateWindow, enforceLimit, type LimitDeps } from '../../platform/limits/rate-window.ts';

/** Enough for a brokerage that brings in its whole staff. */
const MOST_OF_TEAM = 200;
/** Whoever invites, cancels and invites again pesters one person; so do two teams in turns. */
const MOST_TO_ADDRESS = 3;

/** How many mails of invitations go out. */
export interface InviteLimits {
  /**
   * Counts the mails of one call, in its transaction: with a rollback nothing was mailed, and nothing is counted.
   *
   * @throws AppError `too_many_requests` with the time to wait
   */
  take(tx: Tx, teamId: string, emails: readonly string[]): Promise<void>;
}

/** One mailbox, however it is written: without capitals and without what follows a plus sign. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}

export function createInviteLimits(deps: LimitDeps): InviteLimits {
  const ofTeam = createRateWindow(deps, { name: 'invites-of-team', max: MOST_OF_TEAM, windowMs: HOUR_MS });
  const toAddress = createRateWindow(deps, { name: 'invites-to-address', max: MOST_TO_ADDRESS, windowMs: HOUR_MS });
  return {
    async take(tx, teamId, emails) {
      // In one order for everybody: two teams that invite the same people at once would otherwise wait for each other for ever.
      for (const mailbox of emails.map(mailboxOf).toSorted()) await enforceLimit(toAddress, mailbox, { tx });
      if (emails.length > 0) await enforceLimit(ofTeam, teamId, { tx, places: emails.length });
    },
  };
}
