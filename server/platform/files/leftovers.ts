import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No write takes as long as this, so that what is older belongs to a process that ended in the middle of it. */
const STALE_MS = 3_600_000;

/**
 * Deletes what processes that ended in the middle of a write have left in a folder of unfinished files.
 *
 * @param options.alone whether this is the only process that writes there, so that every file is a leftover.
 */
export async function sweepLeftovers(folder: string, options: { alone: boolean; now: Date }): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => undefined);
    if (!written) continue;
    if (options.alone || options.now.getTime() - written.mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}
