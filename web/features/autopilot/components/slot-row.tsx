import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Picture } from '../../../ui/display/picture.tsx';
import type { Slot } from '../api.ts';
import { waitsForTeam } from '../model.ts';
import classes from './slot-row.module.css';

/** What a slot says of itself beside its piece. */
function useNote(slot: Slot): string | null {
  const text = useText('autopilot');
  const { list } = useFormat();
  if (slot.state === 'skipped') return text('skipped');
  if (slot.reason === 'film_not_made') return text(slot.content ? 'filmPassedOver' : 'filmNotMade');
  if (slot.reason === 'film_unmade') return text('filmUnmade');
  if (slot.state === 'empty') return text('emptyText');
  if (slot.reason === 'not_connected') return text('heldSlot');
  if (waitsForTeam(slot)) return text('waitsForTeam');
  if (slot.tooLongFor.length > 0) return text('tooLong', { networks: list(slot.tooLongFor.map(networkName)) });
  return slot.chosen ? text('chosen') : null;
}

/** What goes out: it leads to its post, or to where its film can be made. */
function Title({ slot: { content, posts, reason } }: { slot: Slot }) {
  const text = useText('autopilot');
  const [post] = posts;
  if (content === null) return text('empty');
  if (post)
    return (
      <Link to="/posts/$postId" params={{ postId: post.id }}>
        {content.title}
      </Link>
    );
  return reason === 'film_unmade' ? <Link to={content.path}>{content.title}</Link> : content.title;
}

interface SlotRowProps {
  slot: Slot;
  /** On whose clock its time is told; that of the job when left out. */
  timeZone?: string;
  /** Only the time of day, where the day is said above. */
  timeOnly?: boolean;
  children?: ReactNode;
}

/** One post that is to come, or came: when, which piece, and what is special about it. */
export function SlotRow({ slot, timeZone = slot.wallClock.timeZone, timeOnly = false, children }: SlotRowProps) {
  const format = useFormat();
  const shown = useLanguage();
  const brandVersion = useSession()?.brandVersion ?? 0;
  const note = useNote(slot);
  const { content, language } = slot;
  const query = { language, width: 320, v: String(brandVersion) };
  const time = formatDate(new Date(slot.at), timeOnly ? 'time' : 'moment', shown, timeZone);
  return (
    <li className={classes['row']} data-quiet={slot.state === 'skipped' || undefined}>
      <span className={classes['picture']}>
        {content && (
          <Picture
            src={api.content.getCover.url({ params: { id: content.id }, query })}
            alt=""
            width={1}
            height={1}
            fallback=" "
          />
        )}
      </span>
      <div className={classes['words']}>
        <p className={classes['title']} lang={content ? language : undefined}>
          <Title slot={slot} />
        </p>
        <p className={classes['facts']}>
          <time dateTime={slot.at}>{time}</time>
          {note !== null && <span>{note}</span>}
          {slot.state === 'posted' && <span>{format.list(slot.posts.map(({ target }) => target))}</span>}
        </p>
      </div>
      {children !== undefined && <span className={classes['actions']}>{children}</span>}
    </li>
  );
}

export function SlotRows({ children }: { children: ReactNode }) {
  return <ul className={classes['list']}>{children}</ul>;
}
