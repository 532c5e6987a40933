import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { checkFileKey, type Files } from '../../platform/files/files.ts';
import type { PartedFiles } from '../../platform/files/parted-files.ts';
import { createS3Parts } from './parts.ts';
import { awayBecause, createClient, explain, isBeyondEnd, isMissing, SILENCE_MS, type S3Options } from './client.ts';
import { readInTime } from './silence.ts';

export interface S3Files extends Files {
  /** Large files in the same bucket. */
  parts: PartedFiles;
  /** @throws Error that says in words why the bucket cannot be used. */
  check(): Promise<void>;
  close(): void;
}

/** Files in a bucket of a store that speaks S3. Every process with the same bucket sees the same files. */
export function createS3Files(options: S3Options & { unfinishedIn: string; direct?: boolean }): S3Files {
  const client = createClient(options);
  const at = (key: string) => {
    checkFileKey(key);
    return { Bucket: options.bucket, Key: key };
  };
  const open: Files['open'] = async (key, range) => {
    const part = range && { Range: `bytes=${range.first}-${range.last}` };
    try {
      const found = await client.send(new GetObjectCommand({ ...at(key), ...part }));
      if (!(found.Body instanceof Readable)) throw new Error('the client of the store gave no stream');
      const whole = found.ContentRange?.split('/')[1] ?? found.ContentLength;
      return {
        stream: readInTime(found.Body, options.silenceMs ?? SILENCE_MS, awayBecause),
        bytes: Number(whole),
      };
    } catch (error) {
      if (isMissing(error)) return null;
      if (isBeyondEnd(error)) throw new RangeError(`${key} ends before that part`, { cause: error });
      throw error;
    }
  };
  return {
    parts: createS3Parts(client, { bucket: options.bucket, direct: options.direct ?? false }),
    async put(key, content) {
      const where = at(key);
      if (Buffer.isBuffer(content)) await client.send(new PutObjectCommand({ ...where, Body: content }));
      else
        await throughFile(options.unfinishedIn, content, async (body, bytes) => {
          await client.send(new PutObjectCommand({ ...where, Body: body, ContentLength: bytes }));
        });
    },
    async get(key) {
      const found = await open(key);
      return found && buffer(found.stream);
    },
    open,
    async stat(key) {
      try {
        const { ContentLength = 0 } = await client.send(new HeadObjectCommand(at(key)));
        return { bytes: ContentLength };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: options.bucket })).catch(explain);
    },
    close: () => client.destroy(),
  };
}

/** The store wants to know the length before the first byte, so a stream is written to the disk first and is never in memory whole. */
async function throughFile(
  folder: string,
  content: Readable,
  send: (body: Readable, bytes: number) => Promise<void>,
): Promise<void> {
  const path = join(folder, randomBytes(12).toString('hex'));
  await mkdir(folder, { recursive: true });
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const { size } = await stat(path);
    await send(createReadStream(path), size);
  } finally {
    await rm(path, { force: true });
  }
}
