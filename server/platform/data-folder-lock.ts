import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { link, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isMissing } from './files/is-missing.ts';
import { OperatorFault } from './operator-fault.ts';

/** Another living process holds the data folder. */
export class FolderInUseError extends OperatorFault {
  override readonly name = 'FolderInUseError';
}

interface Holder {
  pid: number;
  /** Start time of the process, so that a pid that was given out again is not taken for the holder. */
  started: string;
  /** Where its pid means something. */
  space: string;
}

/** How often a holder writes its lock again, for those who cannot see its process. */
const BEAT_MS = 4000;
/** How old a lock of elsewhere is when its holder must be dead. */
const DEAD_MS = 20_000;

/** Containers, and machines, count their processes each for itself: the first one of each is number 1. */
function ownSpace(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
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

function isAlive(holder: Pick<Holder, 'pid' | 'started'>): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const started = startTimeOf(holder.pid);
  // Where there is no /proc the pid alone must do.
  return started === null || holder.started === '' || started === holder.started;
}

/** By the clock of the disk, which all who share it have in common. */
const writtenAt = async (file: string) => (await stat(file)).mtimeMs;

interface Self {
  /** Its lock, whether or not it holds the folder. */
  mine: string;
  holder: Holder;
  pause: (ms: number) => Promise<unknown>;
}

/** Whether who holds a lock still lives. Of one of elsewhere nothing is seen but that it writes its lock again: that is waited for. */
async function isHeld(lock: string, { mine, holder: self, pause }: Self): Promise<boolean> {
  const holder = await readHolder(lock);
  if (!holder) return false;
  if ((holder.space ?? self.space) === self.space) return isAlive(holder);
  try {
    const seen = await writtenAt(lock);
    for (;;) {
      await writeFile(mine, JSON.stringify(self));
      if ((await writtenAt(lock)) !== seen) return true;
      if ((await writtenAt(mine)) - seen > DEAD_MS) return false;
      await pause(BEAT_MS / 2);
    }
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<(Partial<Holder> & Pick<Holder, 'pid' | 'started'>) | null> {
  try {
    // An earlier version did not say where.
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
async function removeDeadLock(lock: string, self: Self): Promise<void> {
  const guard = `${lock}.takeover`;
  if (!(await tryLink(self.mine, guard))) {
    if (!(await isHeld(guard, self))) await rm(guard, { force: true });
    return;
  }
  if (!(await isHeld(lock, self))) await rm(lock, { force: true });
  await rm(guard, { force: true });
}

/** Writes a lock again and again, by its own file: were it taken over, the new one would stay as it is. @returns what ends that */
async function keepBeating(lock: string, holder: Holder): Promise<() => Promise<void>> {
  const file = await open(lock, 'r+');
  const beating = setInterval(() => {
    // On a full disk it writes over what is there.
    file.write(JSON.stringify(holder), 0).catch(() => {});
  }, BEAT_MS);
  beating.unref();
  return () => {
    clearInterval(beating);
    return file.close();
  };
}

const ATTEMPTS = 20;

/**
 * Takes the data folder for this process. Two processes on one embedded database corrupt it silently, so the lock is
 * taken before anything in the folder is opened; it is a hard link, which exactly one process can make.
 *
 * @param elsewhere.space where the pid of this process means something @param elsewhere.pause waits before it looks again at the lock of
 *   another container @returns a function that gives the folder back. @throws FolderInUseError while another living process holds it.
 */
export async function lockDataFolder(
  folder: string,
  { space = ownSpace(), pause = (ms: number): Promise<unknown> => wait(ms) } = {},
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const mine = join(folder, `lock.${process.pid}.${randomBytes(4).toString('hex')}`);
  const holder: Holder = { pid: process.pid, started: startTimeOf(process.pid) ?? '', space };
  try {
    await writeFile(mine, JSON.stringify(holder));
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (await tryLink(mine, lock)) {
        const stopBeating = await keepBeating(lock, holder);
        return async () => {
          await stopBeating();
          await rm(lock, { force: true });
        };
      }
      const self: Self = { mine, holder, pause };
      const other = await readHolder(lock);
      if (other && (await isHeld(lock, self))) {
        const who =
          (other.space ?? space) === space
            ? `process ${other.pid}`
            : `in another container, or on ${other.space?.split(' ')[0]}`;
        throw new FolderInUseError(
          `Another Yardsign (${who}) is using the data folder ${folder}. Stop it first, or set YARDSIGN_DATA to another folder.`,
        );
      }
      await removeDeadLock(lock, self);
    }
    throw new FolderInUseError(`The data folder ${folder} could not be locked.`);
  } finally {
    await rm(mine, { force: true });
  }
}
