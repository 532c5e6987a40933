import { AudioSample, AudioSampleSource } from 'mediabunny';
import { SAMPLE_RATE, soundBed } from '@yardsign/scene/film/sound/bed';
import type { Sound } from './encode-film.ts';
import { needAac } from './need-aac.ts';
import type { Clip } from './open-clip.ts';
import { createSound, layInto, MIX_RATE, type StereoSound } from './sound-mix.ts';

const BITS_A_SECOND = 128_000;
const CHANNELS = { numberOfChannels: 2, sampleRate: MIX_RATE } as const;

/** A second of it at a time, so that the encoder never holds all of it. */
async function feed(source: AudioSampleSource, { left, right }: StereoSound): Promise<void> {
  for (let from = 0; from < left.length; from += MIX_RATE) {
    const ears = [left, right].map((ear) => ear.subarray(from, from + MIX_RATE));
    const data = new Float32Array(ears.flatMap((ear) => Array.from(ear)));
    const sample = new AudioSample({ data, format: 'f32-planar', ...CHANNELS, timestamp: from / MIX_RATE });
    await source.add(sample);
    sample.close();
  }
  source.close();
}

/** What is heard for a while. */
export type Heard = Pick<Clip, 'seconds' | 'sound'>;

/** One of the tunes that films are heard with, as long as a film. */
export function tuneOf(tune: number, seconds: number): Heard {
  const ear = soundBed(tune, seconds);
  return { seconds, sound: async () => ({ left: ear, right: ear, rate: SAMPLE_RATE }) };
}

async function encoded(mix: StereoSound): Promise<Sound> {
  await needAac({ ...CHANNELS, bitrate: BITS_A_SECOND });
  const source = new AudioSampleSource({ codec: 'aac', bitrate: BITS_A_SECOND });
  return { source, feed: () => feed(source, mix) };
}

/** The sounds of clips one after another, each as long as its clip is shown, encoded anew as AAC. */
export async function mixSound(clips: readonly Heard[]): Promise<Sound> {
  const mix = createSound(clips.reduce((sum, { seconds }) => sum + seconds, 0));
  let from = 0;
  for (const clip of clips) {
    const until = from + clip.seconds;
    const sound = await clip.sound();
    if (sound) layInto(mix, sound, { from, until });
    from = until;
  }
  return encoded(mix);
}
