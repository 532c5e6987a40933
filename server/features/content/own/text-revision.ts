import type { OwnText } from '@yardsign/domain/content/own-text';
import { createHash } from 'node:crypto';

/** Tells one state of texts from another: what a writer began from, to see whether somebody has changed it since. */
export function textsRevision(texts: readonly (OwnText | null)[]): string {
  const words = JSON.stringify(
    texts.map((text) => text && [text.title, text.description, text.contents, text.caption]),
  );
  return createHash('sha256').update(words).digest('base64url').slice(0, 22);
}

export const textRevision = (text: OwnText): string => textsRevision([text]);
