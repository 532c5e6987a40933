import { Readable } from 'node:stream';
import type { Files } from '../../../platform/files/files.ts';

export type Readings = Pick<Files, 'open' | 'stat'>;

/** Small files that are made when they are read. @param read the bytes under a key, null where there are none */
export function filesOfBytes(read: (key: string) => Promise<Buffer | null>): Readings {
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
