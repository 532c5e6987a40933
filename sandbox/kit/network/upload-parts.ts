import type { Blobs } from '../blobs.ts';

/** A file on its way in parts, one after the other. */
export interface Upload {
  size: number;
  received: number;
  /** The parts that came, by their digests, in order. */
  parts: string[];
}

/** The place of a part in a file, as its `Content-Range` says it; null for anything else. */
export function readRange(header: string | undefined): { from: number; to: number; total: number } | null {
  const [, from, to, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header ?? '') ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to), total: Number(total) };
}

/** Takes the next part. @returns whether it is the one that was waited for, and as long as it says. */
export function takePart(blobs: Blobs, upload: Upload, bytes: Buffer, header: string | undefined): boolean {
  const range = readRange(header);
  const fits =
    range !== null &&
    range.from === upload.received &&
    range.total === upload.size &&
    range.to - range.from + 1 === bytes.length &&
    range.to < upload.size;
  if (!fits) return false;
  upload.parts.push(blobs.put(bytes));
  upload.received += bytes.length;
  return true;
}

/** The whole file, once every part is there. */
export function wholeOf(blobs: Blobs, { parts }: Upload): Buffer {
  return Buffer.concat(parts.map((digest) => blobs.get(digest)).filter((bytes) => bytes !== undefined));
}
