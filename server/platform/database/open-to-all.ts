import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Has every user of the machine read a folder and what is in it. */
export async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? openToAll(path) : chmod(path, 0o644));
  }
}
