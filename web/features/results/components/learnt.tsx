import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../lib/format/dates.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Results } from '../api.ts';
import classes from './figures-card.module.css';

/** The hours at which the member's posts did best. Offered, never applied. */
export function BestHours({ results: { bestHours, leastPosts } }: { results: Results }) {
  const text = useText('results');
  const language = useLanguage();
  const nameOf = (hour: number) => formatDate(new Date(Date.UTC(2026, 0, 1, hour)), 'time', language, 'UTC');
  return (
    <Card title={text('hours')}>
      <div className={classes['figures']}>
        {bestHours.length > 0 && (
          <ul>
            {bestHours.map(({ hour, posts, percent }) => (
              <li key={hour}>{text('hour', { hour: nameOf(hour), percent, count: posts })}</li>
            ))}
          </ul>
        )}
        <p className={classes['note']}>
          {bestHours.length > 0 ? text('hoursNote') : text('hoursTooFew', { least: leastPosts })}
        </p>
        <LinkButton to="/posting-times" size="small">
          {text('toTimes')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Pieces that did well and have rested. */
export function WorthAgain({ again }: Pick<Results, 'again'>) {
  const text = useText('results');
  if (again.length === 0) return null;
  return (
    <Card title={text('again')}>
      <div className={classes['figures']}>
        <p className={classes['note']}>{text('againText')}</p>
        <ul>
          {again.map(({ path, title, language }) => (
            <li key={path} lang={language}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
