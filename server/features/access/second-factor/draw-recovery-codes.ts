import type { Tx } from '../../../platform/database/database.ts';
import type { AccessDeps } from '../ports.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './second-factor-store.ts';

/** Gives a member new recovery codes in place of those before. @returns them: here and never again. */
export async function drawRecoveryCodes(
  deps: Pick<AccessDeps, 'random' | 'sessionKey'>,
  tx: Tx,
  memberId: string,
): Promise<string[]> {
  const codes = makeRecoveryCodes(deps.random);
  await replaceRecoveryCodes(
    tx,
    memberId,
    codes.map((code) => hashRecoveryCode(memberId, code, deps.sessionKey)),
  );
  return codes;
}
