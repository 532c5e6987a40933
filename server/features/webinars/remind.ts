import { DAY_MS } from '@yardsign/domain/time/spans';
import type { WebinarsDeps } from './ports.ts';
import { takeReminders } from './store.ts';

/** Reminds of the sessions within a day, each member once. Who registered within that day was told then. */
export async function remindOfSessions(deps: Pick<WebinarsDeps, 'db' | 'clock' | 'tellMember'>): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const found = await takeReminders(tx, { from: now, until: new Date(now.getTime() + DAY_MS), now });
    for (const { member_id: memberId, content_id: contentId, starts_at: at, registered_at: since } of found) {
      if (at.getTime() - since.getTime() <= DAY_MS) continue;
      await deps.tellMember(tx, { memberId, contentId, startsAt: at.toISOString() }, 'tomorrow', now);
    }
  });
}
