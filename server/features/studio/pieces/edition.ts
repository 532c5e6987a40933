import { isStale } from './stale.ts';

interface Counted {
  version: number;
  drawing_version: number;
  texts: readonly (Parameters<typeof isStale>[0] & { version: number; held_back: boolean })[];
}

/**
 * Names what a piece says of itself, draws and has as texts, and which texts are held back or older: every change of one of them makes
 * another name.
 */
export function editionOf({ version, drawing_version: drawing, texts }: Counted): string {
  const inOrder = texts.toSorted((one, other) => one.language.localeCompare(other.language, 'en'));
  const named = inOrder.map((text) => [text.version, text.held_back && 'held', isStale(text, texts) && 'older']);
  return [version, drawing, ...named.map((parts) => parts.filter(Boolean).join('-'))].join('.');
}
