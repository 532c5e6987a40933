import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { publicLegalQuery } from '../../../../lib/legal-query.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Prose } from '../../../../ui/display/prose.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { LegalDue } from '../../consent-api.ts';
import classes from './consent.module.css';

/** One text that is asked for: what is new in it, and the whole of it to read here. */
export function LegalAsk({ due: { page, number, changes } }: { due: LegalDue }) {
  const text = useText('consent');
  const shell = useText('shell');
  const format = useFormat();
  const language = useLanguage();
  const legal = useQuery(publicLegalQuery(page, language, number));
  return (
    <Card title={shell(page)}>
      <div className={classes['ask']}>
        <ul className={classes['changes']}>
          {changes.map((change) => (
            <li key={change.number}>
              <span className={classes['quiet']}>{format.date(change.publishedAt)}</span>
              <p>{change.changed[language]}</p>
            </li>
          ))}
        </ul>
        <details className={classes['text']}>
          <summary>{text('readHere', { name: shell(page) })}</summary>
          <Loaded query={legal} waiting={<LinesSkeleton lines={8} />} place="part">
            {({ html }) => (
              <div className={classes['whole']}>
                <Prose html={html} />
              </div>
            )}
          </Loaded>
        </details>
        <Link to={`/${page}`} search={{ version: number }} target="_blank">
          {text('readApart')}
        </Link>
      </div>
    </Card>
  );
}
