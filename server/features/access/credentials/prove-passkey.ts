import { recordAct } from '../../../platform/audit/record-act.ts';
import type { AccessDeps } from '../ports.ts';
import type { ChallengeFor } from './passkey-challenge.ts';
import { findPasskey, noteUse, type PasskeyRow } from './passkey-store.ts';
import { verifyAssertion, type Assertion } from './verify-passkey.ts';

/**
 * Checks what an authenticator says, and notes the use of the passkey. An authenticator that has counted fewer uses than it had
 * before may be a copy: its owner is told, and the audit log has it.
 *
 * @param input.memberId whose passkey it must be; anybody's when left out.
 * @returns the passkey; null when it is unknown, somebody else's, a copy, or proves nothing.
 */
export async function provePasskey(
  deps: Pick<AccessDeps, 'db' | 'clock' | 'sessionKey' | 'issuer' | 'tellSecurityNews'>,
  input: { challenge: ChallengeFor; passkey: Assertion; memberId?: string; requestId: string },
): Promise<PasskeyRow | null> {
  const known = await findPasskey(deps.db, input.passkey.id);
  const allowed = input.memberId === undefined || known?.member_id === input.memberId ? known : undefined;
  const uses = await verifyAssertion(deps, input.challenge, input.passkey, allowed);
  if (uses === null || allowed === undefined) return null;
  const now = deps.clock.now();
  if (await noteUse(deps.db, allowed.id, uses, now)) return allowed;
  await deps.db.transaction().execute((tx) =>
    recordAct(tx, {
      at: now,
      action: 'passkey.refused',
      actorId: allowed.member_id,
      realActorId: allowed.member_id,
      subjectId: allowed.member_id,
      detail: { name: allowed.name },
      requestId: input.requestId,
    }),
  );
  await deps.tellSecurityNews(allowed.member_id, 'passkey-refused');
  return null;
}
