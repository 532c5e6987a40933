import { sql } from 'kysely';
import { resealFactors } from '../../features/access/second-factor/reseal-factors.ts';
import { resealTokens } from '../../features/sharing/connections/reseal-tokens.ts';
import type { Db } from '../../platform/database/database.ts';
import { PROCESS_CONNECTION } from '../../platform/database/open-postgres.ts';
import { QUEUE_CONNECTION } from '../../platform/jobs/job-queue.ts';
import { OperatorFault } from '../../platform/operator-fault.ts';
import { VaultError } from '../../platform/vault.ts';
import type { Config } from '../settings/config.ts';
import { beginRotation, endRotation, loadMasterKeys, vaultOf } from './master-keys.ts';

/**
 * A process read the key of the data folder when it started. With that one it opens nothing of what is sealed anew, takes each connection for lost
 * and has its member connect again.
 *
 * @throws OperatorFault
 */
async function refuseWhileOthersWork(db: Db): Promise<void> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and application_name in (${PROCESS_CONNECTION}, ${QUEUE_CONNECTION}) limit 1`.execute(
    db,
  );
  if (rows.length > 0)
    throw new OperatorFault(
      'A process of Yardsign works on this database, with the present key. Nothing was changed: stop every process, run this again, and start them.',
    );
}

/**
 * Replaces the master key: everything that is sealed is sealed again with the new one, all or nothing. Interrupted anywhere, the
 * old key is still there, the product works with both, and the next call finishes what was begun.
 *
 * @returns how many values were sealed again. @throws OperatorFault
 */
export async function rotateMasterKey(
  config: Pick<Config, 'YARDSIGN_DATA' | 'YARDSIGN_MASTER_KEY' | 'YARDSIGN_MASTER_KEY_OLD'>,
  db: Db,
): Promise<number> {
  // With a key of the settings all of them have both.
  if (config.YARDSIGN_MASTER_KEY === undefined) await refuseWhileOthersWork(db);
  await beginRotation(config);
  const vault = vaultOf(await loadMasterKeys(config));
  const sealed = await db
    .transaction()
    .execute(async (tx) => (await resealFactors(tx, vault)) + (await resealTokens(tx, vault)))
    .catch((cause: unknown) => {
      if (!(cause instanceof VaultError)) throw cause;
      throw new OperatorFault(
        'Some sealed values open with neither the current nor the old master key. Nothing was changed: find the key that sealed them.',
        { cause },
      );
    });
  await endRotation(config);
  return sealed;
}
