import { useMatches } from '@tanstack/react-router';
import { useText } from '../lib/i18n/use-text.ts';
import { useOwnTitleOnScreen } from '../lib/page-title.ts';

/** The title of the page on screen: what it calls itself, else what the route table calls it. */
export function useCurrentTitle(): string {
  const text = useText('titles');
  const own = useOwnTitleOnScreen();
  const key = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.title });
  return own ?? (key === undefined ? '' : text(key));
}
