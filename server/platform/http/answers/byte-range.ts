import type { ByteRange } from '../../files/files.ts';

/**
 * Reads a `Range` header that asks for one part. Several parts, other units and what makes no sense are not followed: the whole
 * file is an answer to each of them (RFC 9110, 14.2).
 *
 * @param bytes of the whole file.
 * @returns null when the whole file is to be sent, `unsatisfiable` when no byte of it was asked for.
 */
export function readByteRange(header: string, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') {
    const suffix = Number(to);
    return suffix === 0 || bytes === 0 ? 'unsatisfiable' : { first: Math.max(0, bytes - suffix), last: bytes - 1 };
  }
  const first = Number(from);
  const last = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= bytes ? 'unsatisfiable' : { first, last };
}
