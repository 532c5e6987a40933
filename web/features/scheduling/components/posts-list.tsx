import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { type PostsView, postsQuery } from '../../sharing/api.ts';
import { PostRow, PostRows } from '../../sharing/components/posts/post-row.tsx';

function NoPosts({ view }: { view: PostsView }) {
  const text = useText('sharing');
  const own = useText('scheduling');
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

/** What is to come, soonest first; or what has been, newest first. */
export function PostsList({ view }: { view: PostsView }) {
  const text = useText('sharing');
  const list = useInfiniteQuery({ ...postsQuery(view), refetchOnWindowFocus: true });
  return (
    <Loaded query={list} waiting={<ListSkeleton />} place="part" failed={text('postsFailed')}>
      {({ pages }) => {
        const posts = pages.flatMap((page) => page.items);
        if (posts.length === 0) return <NoPosts view={view} />;
        return (
          <>
            <PostRows>
              {posts.map((post) => (
                <PostRow key={post.id} post={post} />
              ))}
            </PostRows>
            <MorePages list={list} shown={posts.length} />
          </>
        );
      }}
    </Loaded>
  );
}
