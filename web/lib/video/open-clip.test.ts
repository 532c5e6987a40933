import { AudioSample, AudioSampleSource, BufferTarget, Output, WavOutputFormat } from 'mediabunny';
import { expect, test } from 'vitest';
import { openClip, openEnd } from './open-clip.ts';
import { UnreadableEnd } from './unreadable-end.ts';

/** A second of silence: a file that is read well, and has no pictures that could be decoded. */
async function withoutPictures(): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new WavOutputFormat(), target });
  const source = new AudioSampleSource({ codec: 'pcm-s16' });
  output.addAudioTrack(source);
  await output.start();
  const silence = { data: new Float32Array(8000), format: 'f32' as const, numberOfChannels: 1, sampleRate: 8000 };
  await source.add(new AudioSample({ ...silence, timestamp: 0 }));
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer()]);
}

test('an intro that cannot be decoded is told as one', async () => {
  await expect(openEnd(await withoutPictures(), 1)).rejects.toBeInstanceOf(UnreadableEnd);
});

test('a film of the library that cannot be decoded is not told as an intro', async () => {
  const failure = await openClip(await withoutPictures(), { from: 0, seconds: 1 }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'a video cannot be read by this browser' });
  expect(failure).not.toBeInstanceOf(UnreadableEnd);
});
