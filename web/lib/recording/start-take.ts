import { middleOf, type Size } from './frame-shape.ts';
import type { OpenCamera } from './open-camera.ts';
import { createTakeClock } from './take-clock.ts';
import { TakeError, type TakeOrder, type TakeReport, type WholeFile } from './take-order.ts';

/** Pictures that are on their way to be encoded. Where more would be, the device is too slow, and one is left out. */
const MOST_UNDERWAY = 6;
/** A camera that shows more pictures a second than are recorded has some left out. */
const LEAST_BETWEEN_MS = 25;

/** A take that is being recorded. */
export interface RunningTake {
  pause(): void;
  resume(): void;
  /** Seconds that are in it. */
  elapsed(): number;
  bytes(): number;
  /** Ends it. @throws TakeError where nothing of it can be played */
  end(): Promise<WholeFile>;
  /** Lets go of it without an end. */
  abandon(): void;
  /** Told once, when nothing more can be written: what was is there, and `end` makes it whole. */
  onFault(told: (fault: TakeError) => void): void;
}

/** A worker for one take, and its word that something is done. */
function beginWork() {
  const worker = new Worker(new URL('take-worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<(report: TakeReport) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<TakeReport>) => {
    for (const listener of listeners) listener(data);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const listener of listeners) listener({ is: 'failed', fault: 'broken', why: message });
  });
  const order = (what: TakeOrder, give: Transferable[] = []) => worker.postMessage(what, give);
  return {
    order,
    listen: (listener: (report: TakeReport) => void) => listeners.add(listener),
    /** Orders something and waits for the word that it is done. @throws TakeError */
    ask<Is extends TakeReport['is']>(what: TakeOrder, answer: Is): Promise<Extract<TakeReport, { is: Is }>> {
      return new Promise((resolve, reject) => {
        const listener = (report: TakeReport) => {
          if (report.is === answer) resolve(report as Extract<TakeReport, { is: Is }>);
          else if (report.is === 'failed') reject(new TakeError(report.fault, report.why));
          else return;
          listeners.delete(listener);
        };
        listeners.add(listener);
        order(what);
      });
    },
    end: () => worker.terminate(),
  };
}

type Work = ReturnType<typeof beginWork>;

/** A worker that was fetched before anybody needs it: a take begins at once, and without a connection. */
let spare: Work | null = null;

/** Fetches what a take needs. @returns the way to let go of it */
export function prepareTake(): () => void {
  if (spare === null) {
    const work = beginWork();
    // One that could not be fetched is none.
    work.listen((report) => {
      if (report.is === 'failed' && spare === work) spare = null;
    });
    work.order({ do: 'prepare' });
    spare = work;
  }
  return () => {
    spare?.end();
    spare = null;
  };
}

function takeSpare(): Work {
  const work = spare ?? beginWork();
  spare = null;
  return work;
}

/** Makes a take whole that a crash has left. @throws TakeError */
export async function rescueTake(id: string): Promise<WholeFile> {
  const work = beginWork();
  try {
    return (await work.ask({ do: 'rescue', id }, 'whole')).file;
  } finally {
    work.end();
  }
}

/** Tells of every picture of a camera that is shown, with the moment that it was seen. */
function watchPictures(shown: HTMLVideoElement, seen: (moment: number) => void): () => void {
  let handle = 0;
  const next = () => {
    handle = shown.requestVideoFrameCallback((now, { captureTime }) => {
      seen(captureTime ?? now);
      next();
    });
  };
  next();
  return () => shown.cancelVideoFrameCallback(handle);
}

/**
 * Begins to record what a camera shows and its microphone hears: the middle of the picture, as it is and never mirrored.
 *
 * @param shown where the camera is seen, playing
 * @throws TakeError where nothing can be written
 */
export async function startTake(
  id: string,
  camera: OpenCamera,
  shown: HTMLVideoElement,
  size: Size,
): Promise<RunningTake> {
  const work = takeSpare();
  const { hearing } = camera;
  try {
    await work.ask({ do: 'begin', id, size, rate: hearing.rate }, 'begun');
  } catch (error) {
    work.end();
    throw error;
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d', { alpha: false });
  const clock = createTakeClock(performance.now());
  let underway = 0;
  let bytes = 0;
  let last = Number.NEGATIVE_INFINITY;

  const stopPictures = watchPictures(shown, (moment) => {
    const at = clock.at(moment);
    if (at === null || at * 1000 - last < LEAST_BETWEEN_MS || underway >= MOST_UNDERWAY || context === null) return;
    last = at * 1000;
    underway += 1;
    const { x, y, width, height } = middleOf({ width: shown.videoWidth, height: shown.videoHeight }, size);
    context.drawImage(shown, x, y, width, height, 0, 0, size.width, size.height);
    const frame = new VideoFrame(canvas, { timestamp: Math.round(at * 1e6) });
    work.order({ do: 'picture', frame }, [frame]);
  });
  const stopSound = hearing.listen((data) => {
    const at = clock.at(performance.now() - (data.length / hearing.rate) * 1000);
    if (at !== null) work.order({ do: 'sound', data, at }, [data.buffer]);
  });
  const stop = () => {
    stopPictures();
    stopSound();
  };
  let tell: (fault: TakeError) => void = () => {};
  let fault: TakeError | null = null;
  work.listen((report) => {
    if (report.is === 'taken') underway -= 1;
    if (report.is === 'written') bytes = report.bytes;
    if (report.is !== 'failed' || fault !== null) return;
    fault = new TakeError(report.fault, report.why);
    clock.pause(performance.now());
    stop();
    tell(fault);
  });
  return {
    pause: () => clock.pause(performance.now()),
    resume: () => clock.resume(performance.now()),
    elapsed: () => clock.elapsed(performance.now()),
    bytes: () => bytes,
    async end() {
      clock.pause(performance.now());
      stop();
      try {
        return (await work.ask({ do: 'end' }, 'whole')).file;
      } finally {
        work.end();
      }
    },
    abandon() {
      stop();
      work.end();
    },
    onFault(told) {
      tell = told;
    },
  };
}
