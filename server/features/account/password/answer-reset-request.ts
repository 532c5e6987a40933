import { issueLink } from '../../access/credentials/one-time-link.ts';
import type { AccountDeps, AccountMail } from '../ports.ts';
import { membersUnder, takeRequest } from '../store.ts';

/** Makes a link for every account of the address, and one mail for all of them. A request is answered once, however often the job runs. */
export async function answerResetRequest(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'random'> & { mail: Pick<AccountMail, 'mailLinks'> },
  requestId: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const request = await takeRequest(tx, requestId, 'reset-password', deps.clock.now());
    if (!request) return;
    const members = (await membersUnder(tx, request.email)).filter((member) => member.blocked_at === null);
    const links: string[] = [];
    for (const member of members)
      links.push(await issueLink(deps, tx, { purpose: 'reset-password', memberId: member.id, email: member.email }));
    if (links.length > 0) await deps.mail.mailLinks(tx, links);
  });
}
