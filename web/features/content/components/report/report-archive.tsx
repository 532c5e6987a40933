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

const monthOf = ({ published_at: at }: Piece) => at.slice(0, 7);

/** The months that have several reports: there each says its title as well, so that no two links say the same. */
function sharedMonths(pieces: readonly Piece[]): ReadonlySet<string> {
  const months = pieces.map(monthOf);
  return new Set(months.filter((month, at) => months.indexOf(month) !== at));
}

/** The reports that there are, by month, the newest first. What cannot be read is left out: the list has them too. */
export function ReportArchive({ type, language, current }: ReportArchiveProps) {
  const text = useText('content');
  const format = useFormat();
  const pieces = useQuery(shelfQuery(type, language)).data ?? [];
  if (pieces.length === 0) return null;
  const shared = sharedMonths(pieces);
  return (
    <nav className={classes['archive']} aria-label={text('archive')}>
      <Card title={text('archive')}>
        <ul>
          {pieces.map((piece) => (
            <li key={piece.id}>
              <Link
                to={piece.path}
                search={pieceSearch.link({ language })}
                {...(piece.id === current && { 'aria-current': 'page' as const })}
              >
                <time dateTime={monthOf(piece)}>{format.date(piece.published_at, 'month')}</time>
                {shared.has(monthOf(piece)) && `: ${piece.title}`}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  );
}
