import { jpegOf } from './jpeg-of.ts';

/** A stalled film is given up after so long. */
const PATIENCE_MS = 20_000;

/** Waits for one event of a film. @throws Error when the film cannot be read, or not in time */
function until(player: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The film cannot be read'));
    const patience = setTimeout(fail, PATIENCE_MS);
    player.addEventListener('error', fail, { once: true });
    player.addEventListener(
      event,
      () => {
        clearTimeout(patience);
        resolve();
      },
      { once: true },
    );
  });
}

/** The picture of one moment of a film, as a JPEG of its size. @throws Error where the film or the moment cannot be shown */
export async function frameOf(url: string, ms: number): Promise<File> {
  const player = document.createElement('video');
  player.muted = true;
  player.preload = 'auto';
  player.src = url;
  try {
    await until(player, 'loadeddata');
    const sought = until(player, 'seeked');
    player.currentTime = ms / 1000;
    await sought;
    const canvas = document.createElement('canvas');
    canvas.width = player.videoWidth;
    canvas.height = player.videoHeight;
    canvas.getContext('2d')?.drawImage(player, 0, 0);
    const drawn = await jpegOf(canvas);
    if (drawn === null) throw new Error('The moment cannot be drawn');
    return new File([drawn], 'cover.jpg', { type: drawn.type });
  } finally {
    player.removeAttribute('src');
    player.load();
  }
}
