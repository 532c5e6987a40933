import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './digest.ts';

/** Uploaded bytes, kept under their own SHA-256. */
export interface Blobs {
  put(bytes: Buffer): string;
  get(digest: string): Buffer | undefined;
  clear(): void;
}

const DIGEST = /^[0-9a-f]{64}$/;

function memoryBlobs(): Blobs {
  const held = new Map<string, Buffer>();
  return {
    put: (bytes) => {
      const digest = sha256(bytes);
      held.set(digest, bytes);
      return digest;
    },
    get: (digest) => held.get(digest),
    clear: () => held.clear(),
  };
}

function folderBlobs(folder: string): Blobs {
  return {
    put: (bytes) => {
      const digest = sha256(bytes);
      const path = join(folder, digest);
      if (!existsSync(path)) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${path}.tmp`, bytes);
        renameSync(`${path}.tmp`, path);
      }
      return digest;
    },
    get: (digest) => {
      const path = join(folder, digest);
      return DIGEST.test(digest) && existsSync(path) ? readFileSync(path) : undefined;
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Blobs in memory, or as files in `folder` when there is one. */
export function createBlobs(folder: string | undefined): Blobs {
  return folder === undefined ? memoryBlobs() : folderBlobs(folder);
}
