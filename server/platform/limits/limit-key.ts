import { createHmac } from 'node:crypto';

/** Turns what a limit counts by into what the table stores. A reader of the table learns no address, and two limits never share a count. */
export function limitKey(secret: Buffer, limit: string, key: string): string {
  return createHmac('sha256', secret).update(`limit|${limit}|${key}`).digest('base64url');
}
