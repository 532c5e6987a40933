import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';

/** Bytes. What is shorter is not worth compressing. */
export const LEAST_TO_COMPRESS = 1024;

/** The body of an answer that many callers get, encoded once. */
export interface ReadyBody {
  readonly bytes: Buffer;
  /** What tells its text from every other. */
  readonly etag: string;
  /** The same for a caller that takes gzip: made when the first one asks. */
  zipped(): Buffer;
}

export function etagOf(text: string): string {
  return `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
}

export function readyBody(text: string): ReadyBody {
  const bytes = Buffer.from(text);
  let zipped: Buffer | undefined;
  return { bytes, etag: etagOf(text), zipped: () => (zipped ??= trimmed(gzipSync(bytes))) };
}

/** A copy in memory of its own size: what zlib hands back keeps the 16 KB that it was written into. */
function trimmed(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The bytes that this caller takes, with the headers that say how they are encoded. */
export function bodyFor(reply: FastifyReply, body: ReadyBody): Buffer {
  if (body.bytes.length < LEAST_TO_COMPRESS) return body.bytes;
  void reply.header('vary', 'accept-encoding');
  const takes = reply.request.headers['accept-encoding'];
  if (takes === undefined || negotiate(takes, ['gzip']) === null) return body.bytes;
  void reply.header('content-encoding', 'gzip');
  return body.zipped();
}
