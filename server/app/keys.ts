import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A 32-byte key: the one that was set, or the one made at the first start and kept in the data folder. */
export async function loadKey(folder: string, name: string, given: string | undefined): Promise<Buffer> {
  if (given !== undefined) return Buffer.from(given, 'hex');
  const file = join(folder, 'keys', `${name}.key`);
  try {
    return Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  await mkdir(join(folder, 'keys'), { recursive: true, mode: 0o700 });
  const key = randomBytes(32);
  await writeFile(file, `${key.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
