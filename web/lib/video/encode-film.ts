import type { SceneImage } from '@yardsign/scene/canvas';
import { FILM_FRAME } from '@yardsign/scene/film/film';
import type { LaidFilm } from '@yardsign/scene/film/lay-film';
import { paintFrame } from '@yardsign/scene/film/paint-frame';
import type { Typesetter } from '@yardsign/scene/text/typesetter';
import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, type AudioSource } from 'mediabunny';
import { contextOf } from '../scene/canvas-context.ts';

/** What is heard: a track of the file, and what fills it. */
export interface Sound {
  source: AudioSource;
  feed(): Promise<void>;
}

export interface EncodeJob {
  film: LaidFilm;
  type: Typesetter;
  image: (id: string) => SceneImage | undefined;
  sound: Sound;
  /** Of the pictures, as a mean. */
  bitsASecond: number;
  /** Told after every frame: so many of so many. */
  onFrame?: (done: number, all: number) => void;
}

/** Draws a film frame by frame and encodes it: H.264 with the sound that is given, as an MP4 that plays while it is fetched. */
export async function encodeFilm({ film, type, image, sound, bitsASecond, onFrame }: EncodeJob): Promise<ArrayBuffer> {
  const { width, height, rate } = FILM_FRAME;
  const canvas = new OffscreenCanvas(width, height);
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
    const all = Math.round(film.seconds * rate);
    const context = contextOf(canvas);
    for (let n = 0; n < all; n += 1) {
      paintFrame({ context, width }, film, n / rate, image, type);
      await frames.add(n / rate, 1 / rate);
      onFrame?.(n + 1, all);
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  if (target.buffer === null) throw new Error('the film was not written');
  return target.buffer;
}
