import type { IncomingMessage } from 'node:http';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** What arrives, or what it unpacks to, is more than is taken. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

const UNPACK: Readonly<Record<string, () => Transform>> = {
  identity: () => new PassThrough(),
  gzip: () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
};

/** The encodings that `readBody` unpacks, as a header asks for them. */
export const ENCODINGS = Object.keys(UNPACK).join(', ');

function counted(mostBytes: number) {
  return async function* count(pieces: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > mostBytes) throw new TooLarge();
      yield piece;
    }
  };
}

/**
 * The body of an answer, unpacked. Its bytes are counted before and after, while they come.
 *
 * @throws TooLarge, or the error of a line that breaks
 */
export async function readBody(answer: IncomingMessage, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  const unpack = UNPACK[(answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()];
  if (unpack === undefined) throw new Error('an encoding that was not asked for');
  const kept: Buffer[] = [];
  const keep = async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) kept.push(piece);
  };
  await pipeline(answer, counted(mostBytes), unpack(), counted(mostBytes), keep, { signal });
  return Buffer.concat(kept);
}
