import { formatDate } from '../../../../lib/format/dates.ts';
import { zoneName } from '../../../../lib/format/zone-name.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../../lib/session/use-time-zone.ts';
import type { Post } from '../../model.ts';
import classes from './post-time.module.css';

/** When a post goes or went out: on the wall clock that was chosen, and on the member's own where that differs. */
export function PostTime({ post }: { post: Post }) {
  const text = useText('sharing');
  const language = useLanguage();
  const own = useTimeZone();
  const due = new Date(post.dueAt);
  const zone = post.wallClock?.timeZone ?? own;
  const moment = formatDate(due, 'moment', language, zone);
  const yours = formatDate(due, 'moment', language, own);
  return (
    <time dateTime={post.dueAt} className={classes['time']}>
      <span>{text('timeIn', { moment, zone: zoneName(zone, language) })}</span>
      {yours !== moment && <span className={classes['yours']}>{text('yourTime', { moment: yours })}</span>}
    </time>
  );
}
