import { z } from 'zod';
import { recordAct } from '../../../platform/audit/record-act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AccessDeps } from '../ports.ts';
import { findIdentity, insertIdentity } from './social-store.ts';

const waitingIdentitySchema = z.object({
  provider: z.enum(['google', 'apple']),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
});

/** Who a provider says somebody is, kept until an account is linked to it. */
export type WaitingIdentity = z.infer<typeof waitingIdentitySchema>;

export function readWaitingIdentity(detail: unknown): WaitingIdentity {
  return waitingIdentitySchema.parse(detail);
}

/** Lets an identity open an account from now on. @throws AppError `identity_taken` when it opens another one. */
export async function linkIdentity(
  deps: Pick<AccessDeps, 'clock'>,
  tx: Tx,
  input: { memberId: string; identity: WaitingIdentity; requestId: string },
): Promise<void> {
  const { memberId, identity, requestId } = input;
  const now = deps.clock.now();
  const known = await findIdentity(tx, identity);
  if (known) {
    if (known.member_id !== memberId) throw new AppError('identity_taken');
    return;
  }
  const { issuer, subject, provider, email } = identity;
  const added = await insertIdentity(tx, { issuer, subject, provider, email, member_id: memberId, created_at: now });
  if (!added) throw new AppError('identity_taken');
  await recordAct(tx, {
    at: now,
    action: 'identity.linked',
    actorId: memberId,
    realActorId: memberId,
    subjectId: memberId,
    detail: { provider },
    requestId,
  });
}
