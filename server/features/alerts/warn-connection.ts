import { endingStage, type EndingStage } from '@yardsign/domain/alerts/ending-stage';
import { readRecipient } from '../access/read-recipient.ts';
import { readEndOf, type EndingConnection } from '../sharing/connections-to-warn.ts';
import { deliverNotice } from './deliver-notice.ts';
import type { TellDeps } from './ports.ts';
import { presentEnding } from './present.ts';
import { insertWarning, warningsOf } from './store.ts';

/**
 * Warns a member that a connection is about to end, once a stage. Nothing is said when it was renewed meanwhile, or when the
 * time of this warning has gone by: then the next one says it better.
 */
export async function warnConnection(
  deps: TellDeps,
  warning: Pick<EndingConnection, 'memberId' | 'network' | 'grantId'> & { stage: EndingStage },
): Promise<void> {
  const { memberId, network, grantId, stage } = warning;
  const now = deps.clock.now();
  const expiresAt = await readEndOf(deps, memberId, network, grantId);
  if (!expiresAt || endingStage(expiresAt.getTime() - now.getTime()) !== stage) return;
  if ((await warningsOf(deps.db, [grantId])).some((sent) => sent.stage === stage)) return;
  const recipient = await readRecipient(deps.db, memberId);
  if (!recipient) return;
  await deliverNotice(deps, {
    memberId,
    to: recipient.email,
    key: `connection ${grantId} ${stage}`,
    content: presentEnding({ recipient, network, stage, expiresAt, publicUrl: deps.publicUrl }),
  });
  await insertWarning(deps.db, { grantId, stage, memberId, at: now });
}
