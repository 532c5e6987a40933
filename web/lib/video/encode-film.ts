import type { SceneImage } from '@yardsign/scene/canvas';
import { FILM_FRAME } from '@yardsign/scene/film/film';
import type { LaidFilm } from '@yardsign/scene/film/lay-film';
import { paintFrame } from '@yardsign/scene/film/paint-frame';
import type { Typesetter } from '@yardsign/scene/text/typesetter';
import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, type AudioSource } from 'mediabunny';
import { contextOf } from '../scene/canvas-context.ts';
import type { Clip } from './open-clip.ts';

/** What is heard: a track of the file, and what fills it. */
export interface Sound {
  source: AudioSource;
  feed(): Promise<void>;
}

/** What a film begins and ends with, on a ground of this colour where it does not fill the frame. */
export interface Around {
  intro: Clip | null;
  outro: Clip | null;
  ground: string;
}

/** The video that a film shows, on a ground of this colour where it does not fill its place. */
export interface ShownClip {
  clip: Clip;
  ground: string;
}

export interface EncodeJob {
  film: LaidFilm;
  type: Typesetter;
  image: (id: string) => SceneImage | undefined;
  sound: Sound;
  /** Of the pictures, as a mean. */
  bitsASecond: number;
  around?: Around | undefined;
  shown?: ShownClip | undefined;
  /** Told after every frame: so many of so many. */
  onFrame?: (done: number, all: number) => void;
}

const { width, height, rate } = FILM_FRAME;

const framesOf = (seconds: number) => Math.round(seconds * rate);

/** Shows a clip on the canvas, frame by frame: whole, in the middle, on the ground. A picture that stays is not drawn again. */
async function* clipFrames(canvas: OffscreenCanvas, clip: Clip, ground: string): AsyncGenerator<void> {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser gives no 2d canvas');
  const fill = () => {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  };
  fill();
  for await (const picture of clip.pictures({ rate, box: { width, height } })) {
    if (picture !== null) {
      fill();
      context.drawImage(picture, 0, 0);
    }
    yield;
  }
}

/** Shows the film on the canvas, frame by frame, above what its clip shows at each moment. */
async function* filmFrames(canvas: OffscreenCanvas, { film, image, type, shown }: EncodeJob): AsyncGenerator<void> {
  const context = contextOf(canvas);
  const pictures = shown?.clip.pictures({ rate });
  const all = framesOf(film.seconds);
  let picture: CanvasImageSource | null = null;
  for (let n = 0; n < all; n += 1) {
    // The last picture stays where the clip ends a moment before the film.
    const next = await pictures?.next();
    if (next?.done === false && next.value !== null) picture = next.value;
    const clip = picture && shown ? { picture: picture as unknown as SceneImage, ground: shown.ground } : undefined;
    paintFrame({ context, width, clip }, film, n / rate, image, type);
    yield;
  }
}

/** Forgets how the canvas was drawn on. */
function clear(canvas: OffscreenCanvas): void {
  canvas.width = width;
}

async function* allFrames(canvas: OffscreenCanvas, job: EncodeJob): AsyncGenerator<void> {
  const { intro = null, outro = null, ground = '' } = job.around ?? {};
  if (intro) yield* clipFrames(canvas, intro, ground);
  clear(canvas);
  yield* filmFrames(canvas, job);
  clear(canvas);
  if (outro) yield* clipFrames(canvas, outro, ground);
}

/** Draws a film frame by frame and encodes it: H.264 with the sound that is given, as an MP4 that plays while it is fetched. */
export async function encodeFilm(job: EncodeJob): Promise<ArrayBuffer> {
  const { film, sound, bitsASecond, around, onFrame } = job;
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const frames = new CanvasSource(canvas, {
    codec: 'avc',
    bitrate: bitsASecond,
    keyFrameInterval: 4,
    latencyMode: 'quality',
  });
  output.addVideoTrack(frames, { frameRate: rate });
  output.addAudioTrack(sound.source);
  await output.start();
  try {
    await sound.feed();
    const parts = [around?.intro?.seconds ?? 0, film.seconds, around?.outro?.seconds ?? 0];
    const all = parts.reduce((sum, seconds) => sum + framesOf(seconds), 0);
    let done = 0;
    for await (const _shown of allFrames(canvas, job)) {
      await frames.add(done / rate, 1 / rate);
      done += 1;
      onFrame?.(done, all);
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  if (target.buffer === null) throw new Error('the film was not written');
  return target.buffer;
}
