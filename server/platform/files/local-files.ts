import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkFileKey, type Files } from './files.ts';
import { isMissing } from './is-missing.ts';

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** Where files are written before they are moved to their place; no key begins with a dot. */
export const unfinishedIn = (folder: string) => join(folder, '.unfinished');

/** Has the disk remember a new name. Windows cannot, and remembers by itself. */
async function keepName(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Files on the local disk, under one folder. A file is written elsewhere, forced to the disk and then moved to its place, so that
 * neither a crash nor a power failure leaves half of one, or a name without its bytes.
 */
export function createLocalFiles(folder: string): Files {
  const pathOf = (key: string): string => {
    checkFileKey(key);
    return join(folder, key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      const unfinished = join(unfinishedIn(folder), randomBytes(12).toString('hex'));
      await mkdir(unfinishedIn(folder), { recursive: true });
      await mkdir(dirname(path), { recursive: true });
      try {
        const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
        await pipeline(source, createWriteStream(unfinished, { flags: 'wx', flush: true }));
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await keepName(dirname(path));
    },
    async get(key) {
      return readFile(pathOf(key)).catch(nullIfMissing);
    },
    async open(key, range) {
      const handle = await open(pathOf(key), 'r').catch(nullIfMissing);
      if (!handle) return null;
      try {
        const { size } = await handle.stat();
        if (range && range.first >= size) throw new RangeError(`${key} has ${size} bytes`);
        const part = range && { start: range.first, end: range.last };
        return { stream: handle.createReadStream({ ...part }), bytes: size };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    async stat(key) {
      const found = await stat(pathOf(key)).catch(nullIfMissing);
      return found && { bytes: found.size };
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
