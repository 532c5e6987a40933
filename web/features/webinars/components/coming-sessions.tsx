import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { pieceSearch } from '../../content/model.ts';
import { webinarsQuery } from '../api.ts';
import { sessionsPathOf } from '../model.ts';
import classes from './webinars.module.css';

const MOST = 3;

/** The webinars that are held next, above the lessons. What cannot be read is left out: each has its own page. */
export function ComingSessions({ language }: { language: Language }) {
  const text = useText('webinars');
  const format = useFormat();
  const coming = (useQuery(webinarsQuery).data ?? []).filter(({ sessions }) => sessions.length > 0).slice(0, MOST);
  if (coming.length === 0) return null;
  return (
    <nav aria-label={text('coming')} className={classes['next']}>
      <Card title={text('coming')}>
        <ul className={classes['coming']}>
          {coming.map((webinar) => {
            const [next] = webinar.sessions;
            return (
              <li key={webinar.content_id}>
                <Link to={sessionsPathOf(webinar)} search={pieceSearch.link({ language })} lang={language}>
                  {webinar.titles[language]}
                </Link>
                <span>
                  {next && <time dateTime={next.starts_at}>{format.date(next.starts_at, 'moment')}</time>}
                  {next?.is_on && <StatusBadge tone="info">{text('onNow')}</StatusBadge>}
                  {next?.registered && !next.is_on && <StatusBadge tone="good">{text('takesPart')}</StatusBadge>}
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
    </nav>
  );
}
