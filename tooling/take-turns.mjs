// One process at a time. Node's own modules only: it must run before anything is installed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BEGAN, statOf } from './process-stat.mjs';

const POLL_MS = 100;

/** When a process began, so that one which has its number by now is not taken for it; empty where the system does not say. */
const beganAt = (pid) => statOf(pid)[BEGAN] ?? '';

function isAlive({ pid, began }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is alive too.
    if (error.code !== 'EPERM') return false;
  }
  return began === '' || began === beganAt(pid);
}

/** Who holds the lock; undefined when nobody does, or when its file was made this moment and says nothing yet. */
function holderOf(lock) {
  try {
    const [pid, began = ''] = readFileSync(lock, 'utf8').split(' ');
    return Number(pid) ? { pid: Number(pid), began } : undefined;
  } catch {
    return undefined;
  }
}

function take(lock) {
  mkdirSync(dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, `${process.pid} ${beganAt(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Does some work while no other process does work under the same lock. Two products that are started at the same moment would
 * otherwise build into one folder, each removing what the other has written.
 *
 * @param lock path of a file that is there while somebody works; one whose process has ended does not count.
 * @returns what the work answers.
 */
export async function takeTurns(lock, work) {
  let waits = false;
  while (!take(lock)) {
    const holder = holderOf(lock);
    if (holder !== undefined && !isAlive(holder)) rmSync(lock, { force: true });
    else {
      if (holder !== undefined && !waits) console.log(`Waiting for process ${holder.pid}, which installs or builds …`);
      waits ||= holder !== undefined;
      await wait(POLL_MS);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
