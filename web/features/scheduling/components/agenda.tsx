import { useText } from '../../../lib/i18n/use-text.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PostRow, PostRows } from '../../sharing/components/posts/post-row.tsx';
import type { Post } from '../../sharing/model.ts';
import { monthOf } from '../model.ts';
import classes from './agenda.module.css';

interface AgendaProps {
  month: string;
  monthName: string;
  days: ReadonlyMap<string, Post[]>;
}

/** A month as a list of the days on which there is something: the calendar of a phone. */
export function Agenda({ month, monthName, days }: AgendaProps) {
  const text = useText('sharing');
  const language = useLanguage();
  const shown = [...days].filter(([day]) => monthOf(day) === month).toSorted(([a], [b]) => a.localeCompare(b));
  if (shown.length === 0) {
    return (
      <EmptyState
        drawing="scheduled"
        title={text('noneMonth', { month: monthName })}
        action={<LinkButton to="/shareable-content">{text('openLibrary')}</LinkButton>}
      >
        {text('noneMonthText')}
      </EmptyState>
    );
  }
  return shown.map(([day, posts]) => (
    <section key={day} className={classes['day']}>
      <h3 className={classes['title']}>{formatDate(new Date(`${day}T12:00:00Z`), 'longDate', language, 'UTC')}</h3>
      <PostRows>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} timeOnly />
        ))}
      </PostRows>
    </section>
  ));
}
