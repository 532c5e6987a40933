import {
  AudioSample,
  AudioSampleSource,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny';
import { needAac } from '../video/need-aac.ts';
import type { Size } from './frame-shape.ts';
import { createSoundLine } from './sound-line.ts';
import type { SyncFile } from './sync-file.ts';

/** Ten minutes of both stay under what the server takes. */
const PICTURE_BITS_A_SECOND = 2_400_000;
const SOUND_BITS_A_SECOND = 128_000;
/** A piece of the file is written once the next begins with a whole picture. With what is being encoded, a crash costs less than a second. */
const SECONDS_A_PIECE = 0.5;

/**
 * Writes pieces where they belong in a file.
 *
 * @param kept told how many bytes there are after each piece that is on the disk, where a battery that dies no longer takes it; left out
 * where nobody waits for that
 */
export function writerOf(file: SyncFile, kept?: (bytes: number) => void): WritableStream<StreamTargetChunk> {
  return new WritableStream<StreamTargetChunk>({
    write({ data, position }) {
      file.write(data, { at: position });
      if (!kept) return;
      file.flush();
      kept(file.getSize());
    },
  });
}

/** Lets what is encoded be written where it belongs in a file, as `writerOf` does. */
export const intoFile = (file: SyncFile, kept?: (bytes: number) => void): StreamTarget =>
  new StreamTarget(writerOf(file, kept));

export interface TakeWriting {
  /** Takes in a picture, and lets go of it. */
  picture(frame: VideoFrame): Promise<void>;
  sound(data: Float32Array<ArrayBuffer>, at: number): Promise<void>;
  end(): Promise<void>;
}

/** Has sound encoded, by the browser or by what comes along. @param rate in samples a second; microphones have this one as a rule */
export const prepareSound = (rate = 48_000): Promise<void> =>
  needAac({ numberOfChannels: 1, sampleRate: rate, bitrate: SOUND_BITS_A_SECOND });

async function soundSource(rate: number): Promise<AudioSampleSource> {
  await prepareSound(rate);
  return new AudioSampleSource({ codec: 'aac', bitrate: SOUND_BITS_A_SECOND });
}

/**
 * Encodes a take while it is seen and heard, H.264 and AAC, into a file that is whole up to its last second at any time.
 *
 * @param rate of its sound, in samples a second; null for one without sound
 */
export async function writeTake(target: StreamTarget, size: Size, rate: number | null): Promise<TakeWriting> {
  const format = new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: SECONDS_A_PIECE });
  const output = new Output({ format, target });
  const pictures = new VideoSampleSource({
    codec: 'avc',
    bitrate: PICTURE_BITS_A_SECOND,
    latencyMode: 'realtime',
    keyFrameInterval: SECONDS_A_PIECE,
    sizeChangeBehavior: 'contain',
  });
  output.addVideoTrack(pictures);
  const heard = rate === null ? null : { source: await soundSource(rate), line: createSoundLine(rate), rate };
  if (heard) output.addAudioTrack(heard.source);
  await output.start();
  return {
    async picture(frame) {
      const sample = new VideoSample(frame);
      try {
        await pictures.add(sample);
      } finally {
        sample.close();
      }
    },
    async sound(data, at) {
      const piece = heard?.line.add({ data, at });
      if (!heard || !piece) return;
      const sample = new AudioSample({
        data: piece.data,
        format: 'f32-planar',
        numberOfChannels: 1,
        sampleRate: heard.rate,
        timestamp: piece.at,
      });
      try {
        await heard.source.add(sample);
      } finally {
        sample.close();
      }
    },
    end: () => output.finalize(),
  };
}
