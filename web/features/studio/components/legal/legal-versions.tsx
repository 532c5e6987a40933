import type { LegalPage } from '@yardsign/domain/studio/legal-text';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import classes from '../piece/cards.module.css';
import type { LegalText } from './legal-api.ts';

/** What was put in force, by whom and when; each leads to the page as it was read then. */
export function LegalVersions({ page, legal }: { page: LegalPage; legal: LegalText }) {
  const text = useText('legal');
  const format = useFormat();
  const language = useLanguage();
  return (
    <Card title={text('versions')}>
      <ul className={classes['list']}>
        {legal.versions.map(({ number, publishedAt, publishedBy, changed, asks }) => (
          <li key={number}>
            <p>
              <Link to={`/${page}`} search={{ version: number }}>
                {text('version', { number })}
              </Link>
              {number === legal.inForce.number && ` (${text('inForce')})`}
            </p>
            <p>{changed?.[language] ?? text('fromLibrary')}</p>
            {asks && <p className={classes['quiet']}>{text('asked')}</p>}
            <p className={classes['quiet']}>
              {format.date(publishedAt, 'moment')}
              {publishedBy !== null && `, ${publishedBy}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
