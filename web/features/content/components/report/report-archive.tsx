import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { shelfQuery } from '../../api.ts';
import { type Piece, pieceSearch } from '../../model.ts';
import classes from './report-archive.module.css';

interface ReportArchiveProps {
  type: Piece['content_type'];
  language: Language;
  /** The report that is on the page. */
  current?: string;
}

/** The reports that there are, by month, the newest first. What cannot be read is left out: the list has them too. */
export function ReportArchive({ type, language, current }: ReportArchiveProps) {
  const text = useText('content');
  const format = useFormat();
  const pieces = useQuery(shelfQuery(type, language)).data ?? [];
  if (pieces.length === 0) return null;
  return (
    <nav className={classes['archive']} aria-label={text('archive')}>
      <Card title={text('archive')}>
        <ul>
          {pieces.map(({ id, path, published_at: at }) => (
            <li key={id}>
              <Link
                to={path}
                search={pieceSearch.link({ language })}
                {...(id === current && { 'aria-current': 'page' as const })}
              >
                <time dateTime={at.slice(0, 7)}>{format.date(at, 'month')}</time>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  );
}
