import { FILM_FRAME } from '@yardsign/scene/film/film';
import type { FilmOrder, FilmReport } from './film-order.ts';

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

export interface FilmBeingMade {
  file: Promise<Blob>;
  cancel(): void;
}

/** Begins to make a film on this device. @param onShare told how much of it is done, 0 to 1. The promise of one that is called off is never kept. */
export function makeFilm(order: FilmOrder, onShare: (share: number) => void): FilmBeingMade {
  const worker = new Worker(new URL('film-worker.ts', import.meta.url), { type: 'module' });
  const file = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FilmReport>) => {
      if ('done' in data) return onShare(data.done / data.all);
      worker.terminate();
      if ('file' in data) resolve(new Blob([data.file], { type: 'video/mp4' }));
      else reject(new Error(data.failed));
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    worker.postMessage(order);
  });
  return { file, cancel: () => worker.terminate() };
}
