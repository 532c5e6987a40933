import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { PostsView } from '../../sharing/api.ts';
import type { Narrowed } from '../api.ts';

interface NoPostsProps {
  view: PostsView;
  search: Narrowed;
}

/** A list of posts that has none, or none of what it is narrowed to. */
export function NoPosts({ view, search: { network, origin } }: NoPostsProps) {
  const text = useText('sharing');
  const own = useText('scheduling');
  if (network !== null || origin !== null)
    return (
      <EmptyState drawing="empty" title={own('noneNarrowed')}>
        {own('noneNarrowedText')}
      </EmptyState>
    );
  const upcoming = view === 'upcoming';
  return (
    <EmptyState
      drawing="scheduled"
      title={own(upcoming ? 'noneUpcoming' : 'nonePast')}
      action={<LinkButton to="/shareable-content">{text('openLibrary')}</LinkButton>}
    >
      {own(upcoming ? 'noneUpcomingText' : 'nonePastText')}
    </EmptyState>
  );
}
