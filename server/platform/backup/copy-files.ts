import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '../files/is-missing.ts';

interface Files {
  count: number;
  bytes: number;
}

async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * The files of a folder and of those in it, by their paths from there, but what begins with a dot: that is on its way. Links are followed: a
 * folder of pictures may lie on another disk. What is deleted meanwhile is left out.
 */
export async function* filesOf(folder: string, path = ''): AsyncGenerator<{ path: string; bytes: number }> {
  for (const name of (await unlessGone(readdir(join(folder, path)))) ?? []) {
    if (name.startsWith('.')) continue;
    const found = await unlessGone(stat(join(folder, path, name)));
    if (found?.isDirectory()) yield* filesOf(folder, join(path, name));
    else if (found?.isFile()) yield { path: join(path, name), bytes: found.size };
  }
}

/** Copies a file. Under its name it is whole from the beginning, whenever this is interrupted. */
async function copyWhole(from: string, to: string): Promise<void> {
  const making = join(dirname(to), '.copying');
  if ((await unlessGone(copyFile(from, making, constants.COPYFILE_FICLONE).then(() => true))) === null) return;
  await rename(making, to);
}

/** How much a folder holds of what `copyFiles` copies. */
export async function measureFiles(folder: string): Promise<Files> {
  const sum = { count: 0, bytes: 0 };
  for await (const { bytes } of filesOf(folder)) {
    sum.count += 1;
    sum.bytes += bytes;
  }
  return sum;
}

/** Copies a folder of files into another one, but what is there already. A running server may add and delete files meanwhile. */
export async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for await (const { path, bytes } of filesOf(from)) {
    const target = join(to, path);
    // A file of the product never changes: one of another length is what an interruption has left.
    if ((await unlessGone(stat(target)))?.size === bytes) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyWhole(join(from, path), target);
  }
}
