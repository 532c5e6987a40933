import type { OwnText } from '@yardsign/domain/content/own-text';
import { createHash } from 'node:crypto';

/** Tells one state of a text from another: what a writer began from, to see whether somebody has changed it since. */
export function textRevision({ title, description, contents, caption }: OwnText): string {
  const words = JSON.stringify([title, description, contents, caption]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 22);
}
