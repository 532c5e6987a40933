import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Files } from '../../../platform/files/files.ts';
import { type MovieHeader, type MovieSource, readMovieHeader } from '../../../platform/movies/movie-header.ts';

/** Reads the header of a movie that lies on the disk. */
export async function headerOnDisk(path: string): Promise<MovieHeader | undefined> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await readMovieHeader({
      bytes: size,
      async read(at, length) {
        const { buffer: bytes, bytesRead } = await handle.read(Buffer.alloc(Math.min(length, size)), 0, undefined, at);
        return bytes.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}

/** Reads the header of a movie in the store of files, by the few parts that hold it. */
export async function headerInStore(
  files: Pick<Files, 'open' | 'stat'>,
  key: string,
): Promise<MovieHeader | undefined> {
  const found = await files.stat(key);
  if (!found || found.bytes === 0) return undefined;
  const source: MovieSource = {
    bytes: found.bytes,
    async read(at, length) {
      if (at >= found.bytes) return Buffer.alloc(0);
      const part = await files.open(key, { first: at, last: Math.min(at + length, found.bytes) - 1 });
      return part ? buffer(part.stream) : Buffer.alloc(0);
    },
  };
  return readMovieHeader(source);
}
