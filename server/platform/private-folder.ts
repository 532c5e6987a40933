import { chmod, lstat, mkdir, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorFault } from './operator-fault.ts';

const OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Closes the data folder to everybody but its owner: keys, sealed tokens and everybody's pictures lie in it. The mask of the process
 * closes new files. A folder that stood open is closed with everything in it. A folder that is closed already is not walked through,
 * because nobody reaches what lies below it. Windows has other rights, which stay as they are.
 *
 * @returns whether it stood open. @throws OperatorFault when it cannot be closed.
 */
export async function keepPrivate(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: FOLDER }).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorFault(`The data folder ${folder} (YARDSIGN_DATA) cannot be made: ${why}`, { cause });
  });
  if (process.platform === 'win32') return false;
  const place = await realpath(folder);
  if (((await lstat(place)).mode & OTHERS) === 0) return false;
  try {
    await chmod(place, FOLDER);
    await closeWithin(place);
  } catch (cause) {
    throw new OperatorFault(
      `Others on this machine can read the data folder ${folder}, and it cannot be closed to them ` +
        `(${cause instanceof Error ? cause.message : String(cause)}). Give it to the user that runs Yardsign, with mode 700.`,
      { cause },
    );
  }
  return true;
}

async function closeWithin(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      await chmod(path, FOLDER);
      await closeWithin(path);
    } else if (entry.isFile()) await chmod(path, FILE);
  }
}
