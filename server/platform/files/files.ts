import type { Readable } from 'node:stream';

/** Where bytes are kept: pictures, proofs. Keys are made by the server only, such as `images/<sha256>`. */
export interface Files {
  /** Stores bytes under a key, whole or not at all; storing the same key again replaces it. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** @returns all of a small file, or null when there is nothing under the key. */
  get(key: string): Promise<Buffer | null>;
  /**
   * Opens a file to be read piece by piece. Whoever opens it reads it to its end or destroys the stream.
   *
   * @param range the part that is wanted; an end beyond the last byte means the last byte.
   * @returns null when there is nothing under the key. @throws RangeError when the range begins beyond the last byte.
   */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** @returns null when there is nothing under the key. */
  stat(key: string): Promise<{ bytes: number } | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
}

/** Both ends are part of it, as in a `Range` header. */
export interface ByteRange {
  first: number;
  last: number;
}

interface OpenFile {
  stream: Readable;
  /** The size of the whole file, also when only a part of it is read. */
  bytes: number;
}

const KEY = /^[a-z0-9-]+(?:\/[A-Za-z0-9._-]+)+$/;

/** @throws Error for a key that the server does not make: it could name a place outside the store. */
export function checkFileKey(key: string): void {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`);
}
