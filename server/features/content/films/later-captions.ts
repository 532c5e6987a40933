import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { shiftCaptions } from '@yardsign/domain/content/shift-captions';
import type { Files } from '../../../platform/files/files.ts';

type Readings = Pick<Files, 'open' | 'stat'>;

/** Captions as they are read where the film begins so many milliseconds later, behind a member's intro. */
export function laterCaptions(files: Readings, ms: number): Readings {
  if (ms === 0) return files;
  const read = async (key: string): Promise<Buffer | null> => {
    const file = await files.open(key);
    return file && Buffer.from(shiftCaptions(await text(file.stream), ms));
  };
  return {
    async open(key, range) {
      const bytes = await read(key);
      if (!bytes) return null;
      const wanted = range ? bytes.subarray(range.first, range.last + 1) : bytes;
      return { stream: Readable.from([wanted]), bytes: bytes.length };
    },
    async stat(key) {
      const bytes = await read(key);
      return bytes && { bytes: bytes.length };
    },
  };
}
