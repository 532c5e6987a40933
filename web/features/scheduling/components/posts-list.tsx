import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMore } from '../../../ui/navigation/load-more.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { type PostsView, postsQuery } from '../../sharing/api.ts';
import { PostRow, PostRows } from '../../sharing/components/post-row.tsx';

function NoPosts({ view }: { view: PostsView }) {
  const text = useText('sharing');
  const upcoming = view === 'upcoming';
  return (
    <EmptyState
      drawing="scheduled"
      title={text(upcoming ? 'noneUpcoming' : 'nonePast')}
      action={<LinkButton to="/shareable-content">{text('openLibrary')}</LinkButton>}
    >
      {text(upcoming ? 'noneUpcomingText' : 'nonePastText')}
    </EmptyState>
  );
}

/** What is to come, soonest first; or what has been, newest first. */
export function PostsList({ view }: { view: PostsView }) {
  const text = useText('sharing');
  const common = useText('common');
  const errorText = useErrorText();
  const list = useInfiniteQuery(postsQuery(view));
  if (list.data === undefined && list.isError) {
    return (
      <Banner
        kind="failure"
        title={text('postsFailed')}
        action={<Button onClick={() => void list.refetch()}>{common('retry')}</Button>}
      >
        {errorText(list.error)}
      </Banner>
    );
  }
  if (list.data === undefined) return <ListSkeleton />;
  const posts = list.data.pages.flatMap((page) => page.items);
  if (posts.length === 0) return <NoPosts view={view} />;
  return (
    <>
      <PostRows>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </PostRows>
      {list.isFetchNextPageError && <Banner kind="failure">{errorText(list.error)}</Banner>}
      <LoadMore
        shown={posts.length}
        total={null}
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
