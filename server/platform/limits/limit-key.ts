import { createHmac } from 'node:crypto';

/** What a limit counts by, as it is stored: whoever reads the table learns no address, and two limits never count together. */
export function limitKey(secret: Buffer, limit: string, key: string): string {
  return createHmac('sha256', secret).update(`limit|${limit}|${key}`).digest('base64url');
}
