import { useText } from '../../../lib/i18n/use-text.ts';
import type { Figures } from '../api.ts';

/** What people did with a post, in one line. What a network does not count is left out. */
export function FiguresLine({ figures: { reactions, comments, shares } }: { figures: Figures }) {
  const text = useText('results');
  const parts = [
    text('reactions', { count: reactions }),
    text('comments', { count: comments }),
    ...(shares === null ? [] : [text('shares', { count: shares })]),
  ];
  return <span data-tabular>{parts.join(' · ')}</span>;
}
