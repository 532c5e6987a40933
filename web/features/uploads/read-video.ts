import { jpegOf } from '../../lib/video/jpeg-of.ts';

/** What a browser can tell of a video before it is sent. */
export interface VideoFacts {
  /** Undefined where the browser does not play this kind of video; the server finds out. */
  seconds: number | undefined;
  /** A frame of it, as a JPEG. */
  poster: Blob | null;
}

const MOST_SIDE = 1280;
const PATIENCE_MS = 8000;

function once(target: HTMLVideoElement, wanted: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${wanted}`)), PATIENCE_MS);
    const settle = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    target.addEventListener(wanted, settle(resolve), { once: true });
    target.addEventListener(
      'error',
      settle(() => reject(new Error('the browser does not play this'))),
      { once: true },
    );
  });
}

function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  const scale = Math.min(1, MOST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return jpegOf(canvas);
}

/** Reads the length of a video and takes a frame from near its beginning. */
export async function readVideo(file: Blob): Promise<VideoFacts> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  let seconds: number | undefined;
  try {
    video.muted = true;
    video.preload = 'auto';
    const known = once(video, 'loadeddata');
    video.src = url;
    await known;
    seconds = video.duration;
    const there = once(video, 'seeked');
    video.currentTime = Math.min(1, seconds / 4);
    await there;
    return { seconds, poster: await drawFrame(video) };
  } catch {
    return { seconds, poster: null };
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
