import { createHash, randomBytes } from 'node:crypto';
import { link, rename, rm, writeFile } from 'node:fs/promises';
import { OperatorFault } from '../../platform/operator-fault.ts';
import { createVault, type Vault } from '../../platform/vault.ts';
import type { Config } from '../settings/config.ts';
import { keyFile, loadKey, readKey } from './keys.ts';

type KeySettings = Pick<Config, 'YARDSIGN_DATA' | 'YARDSIGN_MASTER_KEY' | 'YARDSIGN_MASTER_KEY_OLD'>;

export interface MasterKeys {
  current: Buffer;
  /** The one from before, while values that it sealed may be left. */
  old: Buffer | null;
}

/** What values were named that were sealed before keys had names of their own. */
const FIRST_KID = 'master';

/** Names a key without telling it. */
function kidOf(key: Buffer): string {
  return `k${createHash('sha256').update('kid').update(key).digest('hex').slice(0, 16)}`;
}

const oldKeyFile = (folder: string) => keyFile(folder, 'master.old');

export async function loadMasterKeys(config: KeySettings): Promise<MasterKeys> {
  const current = await loadKey(config.YARDSIGN_DATA, 'master', config.YARDSIGN_MASTER_KEY);
  const given = config.YARDSIGN_MASTER_KEY_OLD;
  return {
    current,
    old: given === undefined ? await readKey(oldKeyFile(config.YARDSIGN_DATA)) : Buffer.from(given, 'hex'),
  };
}

/** Seals with the current key, and opens what the one before it sealed as well. */
export function vaultOf({ current, old }: MasterKeys): Vault {
  const keys = new Map([[kidOf(current), current]]);
  if (old) keys.set(kidOf(old), old);
  keys.set(FIRST_KID, old ?? current);
  return createVault(keys, kidOf(current));
}

/**
 * Makes a new master key in the data folder and keeps the one before it beside it. At every moment there is a whole current key.
 * After a rotation that was interrupted nothing is made: that one is to be finished first. A key of the settings is changed there.
 *
 * @throws OperatorFault when the settings have a new key and not the old one.
 */
export async function beginRotation(config: KeySettings): Promise<void> {
  if (config.YARDSIGN_MASTER_KEY !== undefined) {
    if (config.YARDSIGN_MASTER_KEY_OLD !== undefined) return;
    throw new OperatorFault(
      'The master key is in the settings: put the present one into YARDSIGN_MASTER_KEY_OLD and a new one into YARDSIGN_MASTER_KEY ' +
        '(64 hexadecimal digits), restart every process with both, and run this again.',
    );
  }
  const old = oldKeyFile(config.YARDSIGN_DATA);
  if (await readKey(old)) return;
  await loadKey(config.YARDSIGN_DATA, 'master', undefined);
  const place = keyFile(config.YARDSIGN_DATA, 'master');
  const making = `${place}.new`;
  await writeFile(making, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  await link(place, old);
  await rename(making, place);
}

/** Forgets the old key of the data folder, when nothing is left that it sealed. */
export async function endRotation(config: KeySettings): Promise<void> {
  await rm(oldKeyFile(config.YARDSIGN_DATA), { force: true });
}
