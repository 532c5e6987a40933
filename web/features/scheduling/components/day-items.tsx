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
  IconRepeat,
  IconSend,
  IconUserQuestion,
} from '@tabler/icons-react';
import type { DragEvent } from 'react';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { Picture } from '../../../ui/display/picture.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { Slot } from '../../autopilot/api.ts';
import { isMarked } from '@yardsign/domain/sharing/delivery';
import { thumbnailUrl } from '../../sharing/api.ts';
import { useTeamAnswer } from '../../sharing/components/posts/team-answer.tsx';
import { type Post, type PostState, looksOf } from '../../sharing/model.ts';
import { type CalendarDay, itemsOf } from '../model.ts';
import classes from './day-items.module.css';

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

/** What a dragged post is known by, beside the address that browsers add by themselves. */
const DRAGGED = 'application/x-yardsign-post';

/** The id of the post that is being dragged over a day. */
export const draggedPost = (event: DragEvent): string => event.dataTransfer.getData(DRAGGED);

/** The picture of a post, where a day has the room of a column. */
function Cover({ post }: { post: Post }) {
  const brandVersion = useSession()?.brandVersion ?? 0;
  const { width, height } = post.proof;
  return (
    <span className={classes['cover']}>
      <Picture src={thumbnailUrl(post, brandVersion)} alt="" width={width} height={height} fallback=" " />
    </span>
  );
}

function PostItem({ post, whole, closed }: { post: Post; whole: boolean; closed: boolean }) {
  const text = useText('sharing');
  const own = useText('scheduling');
  const language = useLanguage();
  const zone = useTimeZone();
  const isAsked = post.reason === 'awaiting_approval';
  const Icon = isAsked ? IconUserQuestion : ICONS[isMarked(post) ? 'needs_attention' : post.state];
  const answer = useTeamAnswer(post);
  const { tone, label } = looksOf(post);
  const isMovable = post.can.reschedule && !closed;
  return (
    <Link
      to="/posts/$postId"
      params={{ postId: post.id }}
      className={classes['item']}
      data-tone={isAsked ? 'attention' : tone}
      tabIndex={-1}
      title={[text(label), post.content.title, post.target.name, ...(answer === null ? [] : [answer])].join(' · ')}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, post.id);
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <span className={classes['facts']}>
        <time dateTime={post.dueAt}>{formatDate(new Date(post.dueAt), 'time', language, zone)}</time>
        {post.origin === 'autopilot' && (
          <IconRepeat size={14} stroke={1.75} aria-label={own('byAutopilot')} role="img" />
        )}
        <Icon size={16} stroke={1.75} aria-hidden="true" />
      </span>
      {whole && <Cover post={post} />}
      <VisuallyHidden>{text(label)}: </VisuallyHidden>
      <span className={classes['title']} lang={post.language}>
        {post.content.title}
      </span>
      {whole ? (
        <span className={classes['where']}>{post.target.name}</span>
      ) : (
        // The same piece on several pages is told apart by this alone.
        <VisuallyHidden>{` · ${post.target.name}`}</VisuallyHidden>
      )}
    </Link>
  );
}

/** What autopilot will post, and is no post yet. */
function SlotItem({ slot }: { slot: Slot }) {
  const text = useText('autopilot');
  const own = useText('scheduling');
  const language = useLanguage();
  const zone = useTimeZone();
  return (
    <span className={classes['item']} data-coming title={own('coming')}>
      <span className={classes['facts']}>
        <time dateTime={slot.at}>{formatDate(new Date(slot.at), 'time', language, zone)}</time>
        <IconRepeat size={14} stroke={1.75} aria-label={own('coming')} role="img" />
      </span>
      <span className={classes['title']} data-skipped={slot.state === 'skipped' || undefined}>
        {slot.content?.title ?? text('empty')}
      </span>
    </span>
  );
}

interface DayItemsProps {
  day: CalendarDay;
  /** So many have room. */
  room: number;
  /** Each has the room for its picture, its whole title and where it goes. */
  whole: boolean;
  /** Nothing can be moved: somebody impersonates the member. */
  closed: boolean;
  onMore: () => void;
}

/** What is on one day, in a cell: time, state and title, with the picture where there is room; the rest behind 'more'. */
export function DayItems({ day, room, whole, closed, onMore }: DayItemsProps) {
  const text = useText('sharing');
  const items = itemsOf(day);
  const shown = items.slice(0, day.total === room + 1 ? room + 1 : room);
  return (
    <ul className={classes['list']} data-whole={whole || undefined}>
      {shown.map((item) => (
        <li key={'post' in item ? item.post.id : item.slot.id}>
          {'post' in item ? <PostItem post={item.post} whole={whole} closed={closed} /> : <SlotItem slot={item.slot} />}
        </li>
      ))}
      {day.total > shown.length && (
        <li>
          <button type="button" className={classes['more']} tabIndex={-1} onClick={onMore}>
            {text('more', { count: day.total - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
}
