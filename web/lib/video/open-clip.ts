import { ALL_FORMATS, AudioSampleSink, BlobSource, CanvasSink, Input, type InputAudioTrack } from 'mediabunny';
import { createSound, earsOf, type StereoSound } from './sound-mix.ts';
import { UnreadableEnd } from './unreadable-end.ts';

/** A video that is opened to be taken over, picture by picture and with its sound. */
export interface Clip {
  /** As long as it is shown: its last picture stays until then. */
  seconds: number;
  /** The picture of each moment, in a box of a size whole and with nothing around it, else in its own size; null where it stays. */
  pictures(of: { rate: number; box?: { width: number; height: number } }): AsyncGenerator<CanvasImageSource | null>;
  /** The picture of one moment in its own size; null for one that has none there. @param at seconds */
  pictureAt(at: number): Promise<CanvasImageSource | null>;
  /** Null for one without sound. */
  sound(): Promise<StereoSound | null>;
  close(): void;
}

/** Which part of a video is shown, in seconds. */
interface Part {
  from: number;
  /** As long as it is shown. */
  seconds: number;
}

/** So many pictures are held at once. */
const POOL = 2;

/** The decoded sound of a track. @param part what is not heard is not kept */
async function soundOf(track: InputAudioTrack, { from, seconds }: Part): Promise<StereoSound | null> {
  let sound: StereoSound | null = null;
  for await (const sample of new AudioSampleSink(track).samples(from, from + seconds)) {
    sound ??= createSound(seconds, sample.sampleRate);
    const planes = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
      const plane = new Float32Array(sample.numberOfFrames);
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
      return plane;
    });
    // A decoder may begin a little before the beginning.
    const at = Math.round((sample.timestamp - from) * sound.rate);
    const [left, right] = earsOf(planes).map((ear) => ear.subarray(Math.max(0, -at)));
    const room = Math.max(0, sound.left.length - Math.max(0, at));
    sound.left.set(left?.subarray(0, room) ?? [], Math.max(0, at));
    sound.right.set(right?.subarray(0, room) ?? [], Math.max(0, at));
    sample.close();
  }
  return sound;
}

/** A video that this browser cannot decode. */
class UnreadableClip extends Error {
  constructor() {
    super('a video cannot be read by this browser');
    this.name = 'UnreadableClip';
  }
}

/**
 * A member's intro or outro.
 *
 * @param seconds as long as the server says that it is
 * @throws UnreadableEnd where this browser decodes its pictures or its sound not
 */
export async function openEnd(file: Blob, seconds: number): Promise<Clip> {
  return openClip(file, { from: 0, seconds }).catch((error: unknown) => {
    throw error instanceof UnreadableClip ? new UnreadableEnd() : error;
  });
}

/** @throws UnreadableClip where this browser decodes its pictures or its sound not */
export async function openClip(file: Blob, part: Part): Promise<Clip> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const [pictures, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!pictures || !(await pictures.canDecode()) || (sound && !(await sound.canDecode()))) throw new UnreadableClip();
  const { from, seconds } = part;
  return {
    seconds,
    async *pictures({ rate, box }) {
      const fitted = box && ({ ...box, fit: 'contain', alpha: true } as const);
      const sink = new CanvasSink(pictures, { ...fitted, poolSize: POOL });
      const first = await pictures.getFirstTimestamp();
      const times = Array.from({ length: Math.round(seconds * rate) }, (_, n) => Math.max(first, from + n / rate));
      for await (const picture of sink.canvasesAtTimestamps(times)) yield picture?.canvas ?? null;
    },
    pictureAt: async (at) =>
      (await new CanvasSink(pictures).getCanvas(Math.max(await pictures.getFirstTimestamp(), from + at)))?.canvas ??
      null,
    sound: async () => sound && soundOf(sound, part),
    close: () => input.dispose(),
  };
}
