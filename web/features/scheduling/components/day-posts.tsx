import { Link } from '@tanstack/react-router';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconClockX,
  IconExclamationCircle,
  IconPlugConnectedX,
  IconQuestionMark,
  IconSend,
} from '@tabler/icons-react';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { thumbnailUrl } from '../../sharing/api.ts';
import { type Post, type PostState, looksOf } from '../../sharing/model.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import classes from './day-posts.module.css';

const SHOWN = 2;

const ICONS = {
  scheduled: IconClock,
  sending: IconSend,
  published: IconCircleCheck,
  unconfirmed: IconQuestionMark,
  failed: IconExclamationCircle,
  needs_reconnect: IconPlugConnectedX,
  needs_attention: IconAlertTriangle,
  cancelled: IconBan,
  missed: IconClockX,
} as const satisfies Record<PostState, unknown>;

/** The posts of one day in a cell: picture, time and state; the rest behind 'more'. */
export function DayPosts({ posts, onMore }: { posts: readonly Post[]; onMore: () => void }) {
  const text = useText('sharing');
  const language = useLanguage();
  const zone = useTimeZone();
  const brandVersion = useSession()?.brandVersion ?? 0;
  const shown = posts.length === SHOWN + 1 ? posts : posts.slice(0, SHOWN);
  return (
    <ul className={classes['list']}>
      {shown.map((post) => {
        const Icon = ICONS[post.state];
        const { tone, label } = looksOf(post);
        return (
          <li key={post.id}>
            <Link
              to="/posts/$postId"
              params={{ postId: post.id }}
              className={classes['post']}
              data-tone={tone}
              tabIndex={-1}
              title={`${text(label)} · ${post.content.title}`}
            >
              <img
                src={thumbnailUrl(post, brandVersion)}
                alt=""
                width={28}
                height={28}
                loading="lazy"
                decoding="async"
              />
              <time dateTime={post.dueAt}>{formatDate(new Date(post.dueAt), 'time', language, zone)}</time>
              <Icon size={16} stroke={1.75} aria-hidden="true" />
              <VisuallyHidden>
                {text(label)}: {post.content.title}
              </VisuallyHidden>
            </Link>
          </li>
        );
      })}
      {posts.length > shown.length && (
        <li>
          <button type="button" className={classes['more']} tabIndex={-1} onClick={onMore}>
            {text('more', { count: posts.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
}
