import { COUNTED_TO } from '@yardsign/domain/counted-to';
import { kinds } from '@yardsign/domain/content/kinds';
import { LANGUAGES } from '@yardsign/domain/languages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FoundTable } from '../../../ui/layout/found-table.tsx';
import { piecesQuery } from '../api.ts';
import { type PieceLine, type StudioFilters, isNarrowed } from '../model.ts';
import { StateBadge } from './state-badge.tsx';
import classes from './pieces-list.module.css';

function PieceRow({ piece }: { piece: PieceLine }) {
  const text = useText('studio');
  const titles = useText('titles');
  const format = useFormat();
  const language = useLanguage();
  const title = piece.titles[language] || LANGUAGES.map((each) => piece.titles[each]).find(Boolean);
  const [stale] = piece.stale;
  const steps = piece.stale.length > 1 ? text('staleBoth') : stale && text(`older_${stale}`);
  const time = format.ago(piece.updatedAt);
  return (
    <tr>
      <td>
        <Link to="/admin/studio/$id" params={{ id: piece.id }}>
          {title ?? text('untitled')}
        </Link>
        <span className={classes['quiet']}>{piece.slug}</span>
      </td>
      <td>
        <StateBadge piece={piece} />
        {piece.isOut && piece.state !== 'published' && (
          <span className={classes['quiet']}>{text('isOutMeanwhile')}</span>
        )}
      </td>
      <td data-whole data-label={text('type')}>
        {titles(kinds[piece.type].label)}
      </td>
      <td data-whole data-label={text('languages')}>
        {steps ?? text('inStep')}
      </td>
      <td data-label={text('changed')}>
        <time dateTime={piece.updatedAt} title={format.date(piece.updatedAt, 'moment')}>
          {piece.updatedBy === null ? time : text('changedBy', { time, name: piece.updatedBy })}
        </time>
      </td>
    </tr>
  );
}

/** The pieces that the filters leave. */
export function PiecesList({ filters, onClear }: { filters: StudioFilters; onClear: () => void }) {
  const text = useText('studio');
  const format = useFormat();
  return (
    <FoundTable
      list={useInfiniteQuery(piecesQuery(filters))}
      label={text('pieces')}
      columns={(['title', 'state', 'type', 'languages', 'changed'] as const).map((column) => text(column))}
      said={{
        count: (total) =>
          total > COUNTED_TO.studioPieces
            ? text('foundMany', { most: format.number(COUNTED_TO.studioPieces) })
            : text('found', { count: total }),
        nothing: text('nothing'),
        nothingHelp: text('nothingHelp'),
        clear: text('clearFilters'),
        failed: text('listFailed'),
        moreFailed: text('moreFailed'),
      }}
      onClear={isNarrowed(filters) ? onClear : undefined}
    >
      {(piece) => <PieceRow key={piece.id} piece={piece} />}
    </FoundTable>
  );
}
