import { kidsOfFactors } from '../../features/access/second-factor/reseal-factors.ts';
import { kidsOfTokens } from '../../features/sharing/connections/reseal-tokens.ts';
import type { Db } from '../../platform/database/database.ts';
import { OperatorFault } from '../../platform/operator-fault.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Config } from '../settings/config.ts';
import { keyFile } from './keys.ts';

/**
 * Without the key that sealed them no token of a network can be used, and no administrator signs in. A new key, made because none was found, would seal
 * what comes next, so that neither key opened everything.
 *
 * @throws OperatorFault when something was sealed with a key that is neither the current nor the old one
 */
export async function refuseWrongMasterKey(
  config: Pick<Config, 'YARDSIGN_DATA' | 'YARDSIGN_MASTER_KEY'>,
  db: Db,
  vault: Vault,
): Promise<void> {
  const kids = [...(await kidsOfFactors(db)), ...(await kidsOfTokens(db))];
  if (kids.every((kid) => vault.knows(kid))) return;
  const where =
    config.YARDSIGN_MASTER_KEY === undefined ? keyFile(config.YARDSIGN_DATA, 'master') : 'YARDSIGN_MASTER_KEY';
  throw new OperatorFault(
    `The master key (${where}) is not the one that sealed what is in the database: put that one back. ` +
      'Where it was being replaced, set the one from before as YARDSIGN_MASTER_KEY_OLD.',
  );
}
