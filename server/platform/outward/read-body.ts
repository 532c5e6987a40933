import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

/** What arrives, or what it unpacks to, is more than is taken. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

type Unpack = (packed: Buffer, limit: { maxOutputLength: number }) => Promise<Buffer>;

const wrapped: Unpack = promisify(inflate);
const bare: Unpack = promisify(inflateRaw);

/** The wrapper that the standard asks for begins with a byte that ends in 8; some servers send what is in it alone. */
const isWrapped = (packed: Buffer) => ((packed[0] ?? 0) & 0x0f) === 8;

const UNPACK: Readonly<Record<string, Unpack>> = {
  identity: async (packed) => packed,
  gzip: promisify(gunzip),
  deflate: (packed, limit) => (isWrapped(packed) ? wrapped : bare)(packed, limit),
  br: promisify(brotliDecompress),
};

/** The encodings that `readBody` unpacks, as a header asks for them. */
export const ENCODINGS = Object.keys(UNPACK).join(', ');

const isOfCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/**
 * The body of an answer, unpacked. Its bytes are counted before and after, while they come.
 *
 * @throws TooLarge, or the error of a line that breaks
 */
export async function readBody(answer: IncomingMessage, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  const unpack = UNPACK[(answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()];
  if (unpack === undefined) throw new Error('an encoding that was not asked for');
  const kept: Buffer[] = [];
  let bytes = 0;
  const keep = async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > mostBytes) throw new TooLarge();
      kept.push(piece);
    }
  };
  await pipeline(answer, keep, { signal });
  try {
    return await unpack(Buffer.concat(kept), { maxOutputLength: mostBytes });
  } catch (error) {
    throw isOfCode(error, 'ERR_BUFFER_TOO_LARGE') ? new TooLarge() : error;
  }
}
