import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface Copied {
  count: number;
  bytes: number;
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Copies a file if it is not there yet. @returns its bytes; null when it was deleted meanwhile */
async function copyNew(from: string, to: string): Promise<number | null> {
  try {
    // Of those that are there: a file of the product never changes.
    const there = await stat(to).catch(() => null);
    if (there) return there.size;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    return (await stat(to)).size;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/**
 * Copies a folder of files into another one, but what is there already, and what begins with a dot: that is on its way. A running server may
 * add and delete files meanwhile.
 */
export async function copyFiles(from: string, to: string): Promise<Copied> {
  const sum = { count: 0, bytes: 0 };
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      const { count, bytes } = await copyFiles(source, target);
      sum.count += count;
      sum.bytes += bytes;
    } else if (entry.isFile()) {
      const bytes = await copyNew(source, target);
      if (bytes === null) continue;
      sum.count += 1;
      sum.bytes += bytes;
    }
  }
  return sum;
}
