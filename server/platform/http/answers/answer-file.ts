import { Readable } from 'node:stream';
import type { Files } from '../../files/files.ts';
import { binary, notModified, type CallContext, type RawAnswer } from '../bind.ts';
import { readByteRange } from './byte-range.ts';

type Asked = Pick<CallContext, 'headOnly' | 'header'>;

/**
 * Answers with a stored file, read while it is sent: all of it, the one part that a `Range` asks for (206, or 416 when there is no
 * such part), only its head, or nothing when the caller has it already (304).
 *
 * @param headers with the file's strong `etag`.
 * @returns null when there is nothing under the key.
 */
export async function answerFile(
  files: Pick<Files, 'open' | 'stat'>,
  key: string,
  asked: Asked,
  headers: Record<string, string> & { etag: string },
): Promise<RawAnswer | null> {
  const { 'content-type': _type, ...keeping } = headers;
  if (isKept(asked.header('if-none-match'), headers.etag)) return notModified(keeping);
  if (asked.headOnly) {
    const found = await files.stat(key);
    return found && binary(Readable.from([]), { ...headers, ...lengthOf(found.bytes) });
  }
  const wanted = asked.header('range');
  const condition = asked.header('if-range');
  // A part of what the caller does not have would be put together with a part of something else.
  if (wanted !== undefined && (condition === undefined || condition === headers.etag)) {
    const part = await answerPart(files, key, wanted, headers);
    if (part !== 'whole') return part;
  }
  const file = await files.open(key);
  return file && binary(file.stream, { ...headers, ...lengthOf(file.bytes) });
}

async function answerPart(
  files: Pick<Files, 'open' | 'stat'>,
  key: string,
  wanted: string,
  headers: Record<string, string>,
): Promise<RawAnswer | null | 'whole'> {
  const found = await files.stat(key);
  if (!found) return null;
  const range = readByteRange(wanted, found.bytes);
  if (range === null) return 'whole';
  if (range === 'unsatisfiable')
    return { ...binary(Buffer.alloc(0), { 'content-range': `bytes */${found.bytes}` }), status: 416 };
  const file = await files.open(key, range);
  const place = { 'content-range': `bytes ${range.first}-${range.last}/${found.bytes}` };
  const length = lengthOf(range.last - range.first + 1);
  return file && { ...binary(file.stream, { ...headers, ...length, ...place }), status: 206 };
}

const lengthOf = (bytes: number) => ({ 'accept-ranges': 'bytes', 'content-length': String(bytes) });

/** Whether an `If-None-Match` names what would be sent. A proxy that compresses marks the tag that it passes on as weak. */
export function isKept(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
