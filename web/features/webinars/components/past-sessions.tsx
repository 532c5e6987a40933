import { Link } from '@tanstack/react-router';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { pieceSearch } from '../../content/model.ts';
import type { Webinar } from '../api.ts';
import classes from './webinars.module.css';

/** What was held and can be looked at again. */
export function PastSessions({ webinars, language }: { webinars: readonly Webinar[]; language: Language }) {
  const text = useText('webinars');
  if (webinars.length === 0) return null;
  return (
    <Card title={text('past')}>
      <ul className={classes['coming']}>
        {webinars.map(({ content_id: id, path, titles }) => (
          <li key={id}>
            <Link to={path} search={pieceSearch.link({ language })} lang={language}>
              {titles[language]}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
