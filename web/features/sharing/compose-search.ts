import type { Language } from '../../lib/i18n/language.ts';
import { pageSearch } from '../../lib/search/page-search.ts';

// The address that opens the composer: apart from it, for pages that only lead there.

/** To post now, to choose a time, or to put it into the queue. */
export type ComposeMode = 'now' | 'schedule' | 'queue';

/** The `compose` of an address; anything else is not a wish to post. */
export const composeSearch = pageSearch<{ compose: ComposeMode | null }>({
  compose: (typed) => (typed === 'now' || typed === 'schedule' || typed === 'queue' ? typed : null),
});

/** The path of the piece with the composer open, for the way back from a consent screen. */
export function composePath(path: string, mode: ComposeMode, language: Language): string {
  return `${path}${path.includes('?') ? '&' : '?'}compose=${mode}&language=${language}`;
}
