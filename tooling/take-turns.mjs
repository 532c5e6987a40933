// One process at a time. Node's own modules only: it must run before anything is installed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too.
    return error.code === 'EPERM';
  }
}

/** Who holds the lock; undefined when nobody does, or when its file was made this moment and says nothing yet. */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function take(lock) {
  mkdirSync(dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
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
  while (!take(lock)) {
    const holder = holderOf(lock);
    if (holder !== undefined && !isAlive(holder)) rmSync(lock, { force: true });
    else await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
