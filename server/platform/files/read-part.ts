import { buffer } from 'node:stream/consumers';
import type { Files } from './files.ts';

/** The bytes of a file from one place up to another, which is not among them; null when there is nothing under the key. */
export async function readPart(
  files: Pick<Files, 'open'>,
  key: string,
  from: number,
  to: number,
): Promise<Buffer | null> {
  const opened = await files.open(key, { first: from, last: to - 1 });
  return opened && buffer(opened.stream);
}
