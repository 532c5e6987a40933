import { readEndedSession } from '../access/read-ended-session.ts';
import { readRecipient } from '../access/read-recipient.ts';
import { deliverNotice } from './deliver-notice.ts';
import type { TellDeps } from './ports.ts';
import { presentSessionEnded } from './present.ts';

/** Tells a member that a copy of their sign-in was used, and that the sign-in was ended for it. */
export async function tellSessionEnded(deps: TellDeps, memberId: string, sessionId: string): Promise<void> {
  const session = await readEndedSession(deps.db, memberId, sessionId);
  const recipient = await readRecipient(deps.db, memberId);
  if (!session || !recipient) return;
  await deliverNotice(deps, {
    memberId,
    to: recipient.email,
    key: `session ${sessionId}`,
    content: presentSessionEnded({ recipient, session, publicUrl: deps.publicUrl }),
  });
}
