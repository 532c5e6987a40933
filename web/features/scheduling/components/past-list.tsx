import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { PostRow, PostRows } from '../../sharing/components/posts/post-row.tsx';
import { listedPostsQuery, type Narrowed } from '../api.ts';
import { NoPosts } from './no-posts.tsx';

/** What has been, newest first. */
export function PastList({ search }: { search: Narrowed }) {
  const text = useText('sharing');
  const list = useInfiniteQuery(listedPostsQuery('past', search));
  return (
    <Loaded query={list} waiting={<ListSkeleton />} place="part" failed={text('postsFailed')}>
      {({ pages }) => {
        const posts = pages.flatMap((page) => page.items);
        if (posts.length === 0) return <NoPosts view="past" search={search} />;
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
