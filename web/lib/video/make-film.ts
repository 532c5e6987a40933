import { FILM_FRAME } from '@yardsign/scene/film/film';
import type { FilmOrder, FilmReport } from './film-order.ts';
import { UnreadableEnd } from './unreadable-end.ts';

/** Whether this browser can encode what networks take. */
export async function canMakeFilms(): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined') return false;
  const { width, height, rate } = FILM_FRAME;
  const wanted = { codec: 'avc1.640020', width, height, framerate: rate };
  return VideoEncoder.isConfigSupported(wanted).then(
    ({ supported }) => supported === true,
    () => false,
  );
}

/** A film, and the picture that stands for it. */
export interface MadeFile {
  film: Blob;
  poster: Blob;
}

interface FilmBeingMade {
  file: Promise<MadeFile>;
  cancel(): void;
}

/** Begins to make a film on this device. @param onShare told how much of it is done, 0 to 1. The promise of one that is called off is never kept. */
export function makeFilm(order: FilmOrder, onShare: (share: number) => void): FilmBeingMade {
  const worker = new Worker(new URL('film-worker.ts', import.meta.url), { type: 'module' });
  const file = new Promise<MadeFile>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FilmReport>) => {
      if ('done' in data) return onShare(data.done / data.all);
      worker.terminate();
      if ('film' in data) resolve(data);
      else reject(data.unreadableEnd ? new UnreadableEnd() : new Error(data.failed));
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    worker.postMessage(order);
  });
  return { file, cancel: () => worker.terminate() };
}
