import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../errors.ts';
import { startTag } from '../files/content-tag.ts';

/** A file that somebody sent, on the disk for as long as its call lasts. */
interface SpooledFile {
  path: string;
  bytes: number;
  /** Of its bytes, in hexadecimal. */
  tag: string;
}

/** The files of one call. */
export interface Tray {
  /**
   * Writes what arrives to a file.
   *
   * @throws AppError `overloaded` when all calls together hold too much, `too_large` beyond `mostBytes`.
   */
  take(arriving: Readable, limits?: { mostBytes?: number }): Promise<SpooledFile>;
  /** Deletes every file of the call, those that only half arrived too. */
  empty(): Promise<void>;
}

/** Where files that are sent here wait for the handler of their call: on the disk, so that none is in memory whole. */
export interface Spool {
  tray(): Tray;
}

/** What all calls under way may hold: a hundred pictures of the largest size, or four videos. */
const MOST_BYTES = 1_000_000_000;

/** Bytes: what has arrived while a piece is written goes to the disk together. */
const WRITTEN_AT_ONCE = 1024 * 1024;

/** Waits until nothing more happens to a file: one that is still being opened would be there again after it was deleted. */
async function closed(file: WriteStream): Promise<void> {
  if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve));
}

/** @param folder made with the first file; nothing else may lie in it. */
export function createSpool(folder: string, { mostBytes = MOST_BYTES }: { mostBytes?: number } = {}): Spool {
  let heldByAll = 0;
  return {
    tray() {
      let held = 0;
      const paths: string[] = [];
      return {
        async take(arriving, { mostBytes: mostOfFile = Infinity } = {}) {
          const path = join(folder, randomBytes(12).toString('hex'));
          const before = held;
          const tag = startTag();
          // At once: until the pipeline stands, nobody would hear that what arrives has broken off.
          mkdirSync(folder, { recursive: true, mode: 0o700 });
          paths.push(path);
          const count = async function* counted(pieces: AsyncIterable<Buffer>) {
            for await (const piece of pieces) {
              held += piece.length;
              heldByAll += piece.length;
              if (heldByAll > mostBytes) throw new AppError('overloaded');
              if (held - before > mostOfFile) throw new AppError('too_large');
              tag.update(piece);
              yield piece;
            }
          };
          const file = createWriteStream(path, { flags: 'wx', mode: 0o600, highWaterMark: WRITTEN_AT_ONCE });
          try {
            await pipeline(arriving, count, file);
          } finally {
            await closed(file);
          }
          return { path, bytes: held - before, tag: tag.digest('hex') };
        },
        async empty() {
          await Promise.all(paths.splice(0).map((path) => rm(path, { force: true })));
          heldByAll -= held;
          held = 0;
        },
      };
    },
  };
}
