import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Picture } from '../../../ui/display/picture.tsx';
import { thumbnailUrl } from '../../sharing/api.ts';
import { PostStateBadge } from '../../sharing/components/posts/post-state-badge.tsx';
import type { Post } from '../../sharing/model.ts';
import classes from './small-post.module.css';

/** A post in a narrow column; its state is said only when it is not simply waiting for its time. */
export function SmallPost({ post }: { post: Post }) {
  const format = useFormat();
  const brandVersion = useSession()?.brandVersion ?? 0;
  return (
    <li className={classes['post']}>
      <span className={classes['picture']}>
        <Picture src={thumbnailUrl(post, brandVersion)} alt="" width={1} height={1} fallback=" " />
      </span>
      <div className={classes['words']}>
        <time dateTime={post.dueAt} className={classes['time']}>
          {format.date(post.dueAt, 'moment')}
        </time>
        <Link to="/posts/$postId" params={{ postId: post.id }} className={classes['title']} lang={post.language}>
          {post.content.title}
        </Link>
        {post.state !== 'scheduled' && <PostStateBadge state={post.state} />}
      </div>
    </li>
  );
}
