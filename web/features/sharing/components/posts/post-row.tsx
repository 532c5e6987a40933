import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../lib/format/dates.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { useTimeZone } from '../../../../lib/session/use-time-zone.ts';
import { Picture } from '../../../../ui/display/picture.tsx';
import { thumbnailUrl } from '../../api.ts';
import { type Post, looksOf } from '../../model.ts';
import classes from './post-row.module.css';
import { PostStateBadge } from './post-state-badge.tsx';
import { TeamAnswer } from './team-answer.tsx';

interface PostRowProps {
  post: Post;
  /** Only the time of day, where the day is said above. */
  timeOnly?: boolean;
  /** Small buttons at the end of the row. */
  actions?: ReactNode;
}

/** A post in a list: its picture, its title, where and when, for whom it waits, and its state. The row leads to the post's page. */
export function PostRow({ post, timeOnly = false, actions }: PostRowProps) {
  const language = useLanguage();
  const zone = useTimeZone();
  const brandVersion = useSession()?.brandVersion ?? 0;
  const time = formatDate(new Date(post.dueAt), timeOnly ? 'time' : 'moment', language, zone);
  return (
    <li className={classes['row']} data-item>
      <span className={classes['picture']}>
        <Picture src={thumbnailUrl(post, brandVersion)} alt="" width={1} height={1} fallback=" " />
      </span>
      <div className={classes['words']}>
        <Link to="/posts/$postId" params={{ postId: post.id }} className={classes['title']} lang={post.language}>
          {post.content.title}
        </Link>
        <p className={classes['facts']}>
          <time dateTime={post.dueAt}>{time}</time>
          <span>{post.target.name}</span>
        </p>
        <div className={classes['asked']}>
          <TeamAnswer post={post} />
        </div>
      </div>
      <span className={classes['state']}>
        <PostStateBadge state={post.state} label={looksOf(post).label} />
      </span>
      {actions !== undefined && <span className={classes['actions']}>{actions}</span>}
    </li>
  );
}

export function PostRows({ children }: { children: ReactNode }) {
  return <ul className={classes['list']}>{children}</ul>;
}
