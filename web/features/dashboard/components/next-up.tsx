import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Drawing } from '../../../ui/brand/drawing.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PostRows } from '../../sharing/components/posts/post-row.tsx';
import type { Post } from '../../sharing/model.ts';
import classes from './next-up.module.css';
import { SmallPost } from './small-post.tsx';

const SHOWN = 4;

interface NextUpProps {
  posts: readonly Post[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** The posts that go out next. */
export function NextUp({ posts, error, onRetry }: NextUpProps) {
  const text = useText('dashboard');
  return (
    <Card
      title={text('nextTitle')}
      aside={
        <Link to="/content-calendar" className={classes['all']}>
          {text('nextAll')}
        </Link>
      }
    >
      {posts === undefined && error && <Failed error={error} onRetry={onRetry} place="part" />}
      {posts === undefined && !error && <ListSkeleton rows={3} />}
      {posts?.length === 0 && (
        <div className={classes['none']}>
          <Drawing name="scheduled" />
          <p>{text('nextNone')}</p>
          <LinkButton to="/shareable-content" size="small">
            {text('nextNoneAction')}
          </LinkButton>
        </div>
      )}
      {posts && posts.length > 0 && (
        <PostRows>
          {posts.slice(0, SHOWN).map((post) => (
            <SmallPost key={post.id} post={post} />
          ))}
        </PostRows>
      )}
    </Card>
  );
}
