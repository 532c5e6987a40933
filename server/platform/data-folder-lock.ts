import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorFault } from './operator-fault.ts';

/** Another living process holds the data folder. */
export class FolderInUseError extends OperatorFault {
  override readonly name = 'FolderInUseError';
}

interface Holder {
  pid: number;
  /** Start time of the process, so that a pid that was given out again is not taken for the holder. */
  started: string;
}

function startTimeOf(pid: number): string | null {
  try {
    // Field 22 of /proc/<pid>/stat, counted after the command, which may hold spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const started = startTimeOf(holder.pid);
  // Where there is no /proc the pid alone must do.
  return started === null || holder.started === '' || started === holder.started;
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of a dead process. Only the holder of a second lock may look and remove, or a slow racer would remove
 * the lock that a quick one has just taken.
 */
async function removeDeadLock(lock: string, mine: string): Promise<void> {
  const guard = `${lock}.takeover`;
  if (!(await tryLink(mine, guard))) {
    const holder = await readHolder(guard);
    if (!holder || !isAlive(holder)) await rm(guard, { force: true });
    return;
  }
  const holder = await readHolder(lock);
  if (!holder || !isAlive(holder)) await rm(lock, { force: true });
  await rm(guard, { force: true });
}

const ATTEMPTS = 20;

/**
 * Takes the data folder for this process. Two processes on one embedded database corrupt it silently, so the lock is
 * taken before anything in the folder is opened; it is a hard link, which exactly one process can make.
 *
 * @returns a function that gives the folder back. @throws FolderInUseError while another living process holds it.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const mine = join(folder, `lock.${process.pid}.${randomBytes(4).toString('hex')}`);
  await writeFile(mine, JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid) ?? '' } satisfies Holder));
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (await tryLink(mine, lock)) return () => rm(lock, { force: true });
      const holder = await readHolder(lock);
      if (holder && isAlive(holder)) {
        throw new FolderInUseError(
          `Another Yardsign (process ${holder.pid}) is using the data folder ${folder}. Stop it first, or set YARDSIGN_DATA to another folder.`,
        );
      }
      await removeDeadLock(lock, mine);
    }
    throw new FolderInUseError(`The data folder ${folder} could not be locked.`);
  } finally {
    await rm(mine, { force: true });
  }
}
