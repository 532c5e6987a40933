import { useText } from '../../lib/i18n/use-text.ts';
import { useGate } from '../../lib/session/page-gate.ts';
import { type FoundPage, PAGES_AT_HAND, pagesFound } from './found-pages.ts';

/** The pages that this member means by words, of those that are theirs to open or to get; without words those that are wanted most. */
export function useFoundPages(words: string): readonly FoundPage[] {
  const titles = useText('titles');
  const gate = useGate();
  const isTheirs = ({ path }: FoundPage) => gate(path) !== 'elsewhere';
  return words === '' ? PAGES_AT_HAND.filter(isTheirs) : pagesFound(words, (title) => titles(title), isTheirs);
}
