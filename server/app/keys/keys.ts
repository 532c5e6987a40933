import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '../../platform/files/is-missing.ts';
import { OperatorFault } from '../../platform/operator-fault.ts';

const KEY = /^[0-9a-f]{64}$/;

/** Where a key of the data folder is. */
export const keyFile = (folder: string, name: string): string => join(folder, 'keys', `${name}.key`);

/** A key of the data folder; null when there is none. @throws OperatorFault for a file that holds no key. */
export async function readKey(file: string): Promise<Buffer | null> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    if (!KEY.test(text)) throw new OperatorFault(`${file} is not a key: it must hold 64 hexadecimal digits.`);
    return Buffer.from(text, 'hex');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Makes a key where there is none. It is written whole under another name and linked to its place: of several processes that
 * start at once on one folder one makes it, and nobody reads half of it.
 */
async function makeKey(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const making = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(making, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(making, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(making, { force: true });
  }
}

/** The session keys from before, oldest first. */
export function formerKeys(given: string | undefined): Buffer[] {
  return given === undefined ? [] : given.split(',').map((key) => Buffer.from(key, 'hex'));
}

/** A 32-byte key: the one that was set, or the one made at the first start and kept in the data folder. */
export async function loadKey(folder: string, name: string, given: string | undefined): Promise<Buffer> {
  if (given !== undefined) return Buffer.from(given, 'hex');
  const file = keyFile(folder, name);
  const kept = await readKey(file);
  if (kept) return kept;
  await makeKey(file);
  const made = await readKey(file);
  if (!made) throw new OperatorFault(`${file} was made and is gone: is something else cleaning the data folder?`);
  return made;
}
