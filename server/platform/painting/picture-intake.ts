import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterTime } from './after-time.ts';
import type { PictureFault } from './picture-limits.ts';
import { UnusablePicture, type Presized, type PresizeKind } from './presize.ts';

export interface ToPictureProcess {
  /** The path of the file that holds the picture. */
  path: string;
  kind: PresizeKind;
}

/** What a picture came to and what it took: memory of the whole process in bytes, milliseconds of a processor. */
type Taken = { peakMemory: number; cpuMs: number; worn: boolean } & ({ presized: Presized } | { reason: PictureFault });
export type FromPictureProcess = 'ready' | Taken;

export interface PictureIntakeOptions {
  /** The `picture-process.js` that a bundle built; left out, the source runs through tsx. */
  processUrl?: URL | undefined;
  /** How long one picture may take before its process is killed, whatever the machine does meanwhile. */
  mostMs?: number;
  /** Pictures that may wait while one is being decoded. */
  mostWaiting?: number;
  /** Told what each picture took. */
  onDone?: (taken: { peakMemory: number; cpuMs: number }) => void;
  /** Calls back after so long; for a test without waiting. @returns what calls it off */
  after?: (ms: number, then: () => void) => () => void;
}

/** No more pictures may wait. A caller who asks again a little later is served. */
export class TooManyPictures extends Error {
  override readonly name = 'TooManyPictures';
}

/**
 * Takes in pictures that strangers send: one after another, decoded in a process of its own that is killed and replaced when it
 * takes too long or too much memory, so that no file can hold up the service. It starts with the first picture and ends when
 * none has come for a while.
 */
export interface PictureIntake {
  /** @throws UnusablePicture, `TooManyPictures`, Error when the intake was closed */
  presize(path: string, kind: PresizeKind): Promise<Presized>;
  /** Ends the process; pictures that are not done are rejected. */
  close(): Promise<void>;
}

interface Decoder {
  process: ChildProcess;
  /** It has loaded what it needs. One that ends before that would end again, and no picture is to blame. */
  ready: boolean;
}

interface Waiting {
  path: string;
  kind: PresizeKind;
  resolve(presized: Presized): void;
  reject(error: Error): void;
}

const MOST_MS = 20_000;
const MOST_START_MS = 30_000;
const MOST_WAITING = 20;
const QUIET_MS = 60_000;

function startProcess(entry: string): ChildProcess {
  return fork(entry, [], {
    serialization: 'advanced',
    // Nothing of ours is within reach of a picture that breaks the decoder.
    env: {},
    execArgv: ['--max-old-space-size=64'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Opens an intake. */
export function createPictureIntake(options: PictureIntakeOptions = {}): PictureIntake {
  const { mostMs = MOST_MS, mostWaiting = MOST_WAITING, after = afterTime } = options;
  const entry = fileURLToPath(options.processUrl ?? new URL('./pictures-from-source.mjs', import.meta.url));
  const waiting: Waiting[] = [];
  let decoder: Decoder | undefined;
  let current: Waiting | undefined;
  let callOff = () => {};
  let closed = false;

  const start = (): Decoder => {
    const started: Decoder = { process: startProcess(entry), ready: false };
    started.process.on('message', (message: FromPictureProcess) => {
      if (started !== decoder) return;
      if (message !== 'ready') return done(message);
      started.ready = true;
      send(started);
    });
    for (const event of ['error', 'exit']) started.process.on(event, () => gone(started));
    return started;
  };

  const rest = () => {
    decoder?.process.kill('SIGKILL');
    decoder = undefined;
  };

  const settle = (): Waiting | undefined => {
    callOff();
    const settled = current;
    current = undefined;
    return settled;
  };

  const done = (taken: Taken) => {
    const picture = settle();
    options.onDone?.(taken);
    if ('presized' in taken) picture?.resolve({ ...taken.presized, bytes: Buffer.from(taken.presized.bytes) });
    else picture?.reject(new UnusablePicture(taken.reason));
    if (taken.worn) rest();
    next();
  };

  /** It has ended by the watch over its memory, or because it took too long. */
  const gone = (ended: Decoder) => {
    if (ended !== decoder) return;
    decoder = undefined;
    settle()?.reject(ended.ready ? new UnusablePicture('too-heavy') : new Error('the picture process did not start'));
    next();
  };

  const send = (to: Decoder) => {
    if (current === undefined) return;
    const message: ToPictureProcess = { path: current.path, kind: current.kind };
    callOff();
    callOff = after(mostMs, () => to.process.kill('SIGKILL'));
    // A process that has just ended tells so by its end, not here.
    to.process.send(message, () => {});
  };

  const next = () => {
    if (current !== undefined || closed) return;
    current = waiting.shift();
    callOff();
    if (current === undefined) {
      // Only work keeps the service alive.
      decoder?.process.unref();
      decoder?.process.channel?.unref();
      callOff = after(QUIET_MS, rest);
      return;
    }
    decoder ??= start();
    decoder.process.ref();
    decoder.process.channel?.ref();
    if (decoder.ready) send(decoder);
    else {
      const { process: starting } = decoder;
      callOff = after(MOST_START_MS, () => starting.kill('SIGKILL'));
    }
  };

  return {
    presize(path, kind) {
      if (closed) return Promise.reject(new Error('the picture intake is closed'));
      if (waiting.length >= mostWaiting) return Promise.reject(new TooManyPictures());
      return new Promise((resolve, reject) => {
        waiting.push({ path, kind, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      const error = new Error('the picture intake was closed');
      settle()?.reject(error);
      for (const { reject } of waiting.splice(0)) reject(error);
      const ending = decoder?.process;
      rest();
      if (ending?.exitCode === null && ending.signalCode === null)
        await new Promise((resolve) => ending.once('exit', resolve));
    },
  };
}
