import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Lower-case hex SHA-256 of the bytes exactly as they came over the wire. */
export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function hmacSha256(key: string, message: string): string {
  return createHmac('sha256', key).update(message).digest('hex');
}

/** Compares two secrets without telling by its duration where they differ. */
export function sameSecret(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
