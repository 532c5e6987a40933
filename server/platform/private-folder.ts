import { randomBytes } from 'node:crypto';
import { access, chmod, constants, lstat, mkdir, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isMissing } from './files/is-missing.ts';
import { OperatorFault } from './operator-fault.ts';

const OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;
const WORKABLE = constants.R_OK | constants.W_OK | constants.X_OK;

/**
 * Closes the data folder to everybody but its owner: keys, sealed tokens and everybody's pictures lie in it. The mask of the process
 * closes new files. A folder that stood open is closed with everything in it. A folder that is closed already is not walked through,
 * because nobody reaches what lies below it. Windows has other rights, which stay as they are.
 *
 * @returns whether it stood open. @throws OperatorFault when it cannot be made, used or closed.
 */
export async function keepPrivate(folder: string): Promise<boolean> {
  await makeFolder(resolve(folder)).catch((cause: unknown) => {
    throw new OperatorFault(`The data folder ${folder} (YARDSIGN_DATA) cannot be made: ${reasonOf(cause)}`, { cause });
  });
  await refuseUnusable(folder);
  if (process.platform === 'win32') return false;
  const place = await realpath(folder);
  if (((await lstat(place)).mode & OTHERS) === 0) return false;
  try {
    await chmod(place, FOLDER);
    await closeWithin(place);
  } catch (cause) {
    throw new OperatorFault(
      `Others on this machine can read the data folder ${folder}, and it cannot be closed to them ` +
        `(${reasonOf(cause)}). Give it to the user that runs Yardsign, with mode 700.`,
      { cause },
    );
  }
  return true;
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** Step by step: what Node itself has for it does not end where the kernel makes no folders, such as below `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: FOLDER });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    const above = dirname(folder);
    if (code !== 'ENOENT' || (await exists(above))) throw error;
    await makeFolder(above);
    await mkdir(folder, { mode: FOLDER });
  }
}

function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Looks whether this process can work in a data folder, before anything is opened there: the database and the library of files say it in words of their own.
 *
 * @throws OperatorFault
 */
export async function refuseUnusable(folder: string): Promise<void> {
  const probe = join(folder, `probe.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    // An empty file finds room on a full disk too.
    try {
      await writeFile(probe, 'probe');
    } finally {
      await rm(probe, { force: true });
    }
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isDirectory()) await access(join(folder, entry.name), WORKABLE).catch(unlessGone);
  } catch (cause) {
    throw new OperatorFault(
      `The data folder ${folder} (YARDSIGN_DATA) cannot be used: ${reasonOf(cause)}. ` +
        'Everything in it must belong to the user that runs Yardsign, and the disk must take what is written.',
      { cause },
    );
  }
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
