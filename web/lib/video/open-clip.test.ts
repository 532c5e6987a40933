import { expect, test } from 'vitest';
import { openClip, openEnd } from './open-clip.ts';
import { UnreadableEnd } from './unreadable-end.ts';

/** A second of silence as WAV: a file of sound that has no pictures. */
function silence(): Blob {
  const rate = 8000;
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, word: string) =>
    [...word].forEach((sign, index) => header.setUint8(at + index, sign.charCodeAt(0)));
  write(0, 'RIFF');
  header.setUint32(4, 36 + rate, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, rate, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, rate, true);
  return new Blob([header.buffer, new Uint8Array(rate).fill(128)]);
}

test('an intro that has no pictures to decode is told as one', async () => {
  await expect(openEnd(silence(), 2)).rejects.toBeInstanceOf(UnreadableEnd);
});

test('a film of the library that has none is not told as an intro', async () => {
  const failed = openClip(silence(), 2);
  await expect(failed).rejects.toThrow('cannot be read');
  await expect(failed).rejects.not.toBeInstanceOf(UnreadableEnd);
});
