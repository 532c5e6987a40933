import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { presize, UnusablePicture } from './presize.ts';
import type { FromPictureProcess, ToPictureProcess } from './picture-intake.ts';

/**
 * The process that decodes what strangers send, one picture at a time; started by `createPictureIntake`. It has no settings, no
 * key and no database, gives way to everything else on the machine, and ends itself when a picture takes too much. If it does not
 * end itself in time, the process that started it does.
 */
const MOST_MEMORY = 150 * 1024 * 1024;
/** Time of the processor, not of the clock: this process gives way to everything else, so that on a busy machine the clock says nothing. */
const MOST_CPU_MS = 2000;
const LOOK_EVERY_MS = 5;
/** What pictures leave behind grows slowly; with more than this the next one begins in a fresh process. */
const MOST_LEFT_BEHIND = 95 * 1024 * 1024;

try {
  setPriority(19);
} catch {
  // A system that forbids even giving way; the limits of time and memory hold all the same.
}

function answer(message: FromPictureProcess): void {
  process.send?.(message);
}

async function take({ path, kind }: ToPictureProcess): Promise<void> {
  const started = process.cpuUsage();
  let peakMemory = 0;
  const cpuMs = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  const look = () => {
    peakMemory = Math.max(peakMemory, process.memoryUsage.rss());
    // At once and without tidying up: the decoder is at work on another thread.
    if (peakMemory > MOST_MEMORY || cpuMs() > MOST_CPU_MS) process.kill(process.pid, 'SIGKILL');
  };
  const taken = () => {
    look();
    const worn = process.memoryUsage.rss() > MOST_LEFT_BEHIND;
    return { peakMemory, cpuMs: cpuMs(), worn };
  };
  // The decoder works on threads of its own, so this one is free to look.
  const watch = setInterval(look, LOOK_EVERY_MS);
  try {
    const presized = await presize(await readFile(path), kind);
    answer({ presized, ...taken() });
  } catch (error) {
    answer({ reason: error instanceof UnusablePicture ? error.reason : 'damaged', ...taken() });
  } finally {
    clearInterval(watch);
  }
}

process.on('message', (message: ToPictureProcess) => void take(message));
// Without the service there is nobody to work for.
process.on('disconnect', () => process.exit());
await import('sharp');
answer('ready');
