import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { KEY_NAMES } from '../../platform/backup/manifest.ts';
import { OperatorFault } from '../../platform/operator-fault.ts';
import { keyFile, readKey } from '../keys/keys.ts';
import type { Config } from '../settings/config.ts';

type KeyName = (typeof KEY_NAMES)[number];

/** Where a key can be instead of in the data folder. */
const SETTINGS = {
  master: 'YARDSIGN_MASTER_KEY',
  session: 'YARDSIGN_SESSION_KEY',
  'master.old': 'YARDSIGN_MASTER_KEY_OLD',
} as const satisfies Record<KeyName, keyof Config>;

export type KeyConfig = Pick<Config, 'YARDSIGN_DATA' | (typeof SETTINGS)[KeyName]>;

/** Copies the keys of the data folder into a backup, but those that the settings have. @returns which they are */
export async function copyKeys(config: KeyConfig, backup: string): Promise<KeyName[]> {
  const { YARDSIGN_DATA: data } = config;
  const kept = KEY_NAMES.filter((name) => config[SETTINGS[name]] === undefined && existsSync(keyFile(data, name)));
  await mkdir(dirname(keyFile(backup, 'master')), { mode: 0o700 });
  for (const name of kept) await copyFile(keyFile(data, name), keyFile(backup, name));
  return kept;
}

/** Puts keys of a backup where there are none. @throws OperatorFault where there are other ones, or one is not in the backup */
export async function restoreKeys(config: KeyConfig, backup: string, names: readonly KeyName[]): Promise<void> {
  for (const name of names) {
    const key = (await readKey(keyFile(backup, name)))?.toString('hex');
    if (key === undefined) throw new OperatorFault(`The backup is damaged: keys/${name}.key is not there.`);
    const file = keyFile(config.YARDSIGN_DATA, name);
    const present = config[SETTINGS[name]] ?? (await readKey(file))?.toString('hex');
    if (present === undefined) {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
    } else if (present !== key) {
      throw new OperatorFault(
        `This installation has another ${name} key than the backup: what that one sealed cannot be opened.`,
      );
    }
  }
}
