import { networkSchema } from '@yardsign/contracts/routes/sharing/sharing';
import { endingStage } from '@yardsign/domain/alerts/ending-stage';
import { z } from 'zod';
import { defineNotice } from '../../platform/notices/notice.ts';
import { readOpenRecipient } from '../access/read-recipient.ts';
import { readEndOf } from '../sharing/connections/connections-to-warn.ts';
import { presentEnding } from './present.ts';
import { insertWarning, warningsOf } from './store.ts';

/**
 * A connection is about to end: said once a stage. Nothing is said when it was renewed meanwhile, or when the time of this
 * warning has gone by: then the next one says it better.
 */
export const connectionEndingNotice = defineNotice({
  name: 'alerts.connection-ending',
  data: z.object({
    memberId: z.string(),
    network: networkSchema,
    grantId: z.string(),
    stage: z.enum(['week', 'days']),
  }),
  async write(deps, { memberId, network, grantId, stage }) {
    const now = deps.clock.now();
    const expiresAt = await readEndOf(deps, memberId, network, grantId);
    if (!expiresAt || endingStage(expiresAt.getTime() - now.getTime()) !== stage) return [];
    if ((await warningsOf(deps.db, [grantId])).some((sent) => sent.stage === stage)) return [];
    const recipient = await readOpenRecipient(deps.db, memberId);
    if (!recipient) return [];
    const content = presentEnding({ recipient, network, stage, expiresAt, publicUrl: deps.publicUrl });
    const whenTaken = () => insertWarning(deps.db, { grantId, stage, memberId, at: now });
    return [{ memberId, to: recipient.email, content, whenTaken }];
  },
});
