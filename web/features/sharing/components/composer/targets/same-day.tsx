import { useInfiniteQuery } from '@tanstack/react-query';
import { instantToWallClock } from '@yardsign/domain/time/wall-clock';
import { formatDate } from '../../../../../lib/format/dates.ts';
import { useLanguage } from '../../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { postsQuery } from '../../../api.ts';
import classes from './same-day.module.css';

/** What is planned already for the chosen day, so that two posts do not crowd each other. */
export function SameDay({ date, timeZone }: { date: string; timeZone: string }) {
  const text = useText('composer');
  const language = useLanguage();
  const { data } = useInfiniteQuery(postsQuery('upcoming', 100));
  const posts = (data?.pages ?? [])
    .flatMap((page) => page.items)
    .filter((post) => instantToWallClock(new Date(post.dueAt), timeZone).date === date);
  if (posts.length === 0) return null;
  return (
    <div className={classes['day']}>
      <p className={classes['title']}>{text('thatDay')}</p>
      <ul className={classes['list']}>
        {posts.map((post) => (
          <li key={post.id}>
            <time dateTime={post.dueAt}>{formatDate(new Date(post.dueAt), 'time', language, timeZone)}</time>
            <span lang={post.language}>{post.content.title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
