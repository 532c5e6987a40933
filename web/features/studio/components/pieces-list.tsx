import { kinds } from '@yardsign/domain/content/kinds';
import { LANGUAGES } from '@yardsign/domain/languages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
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
      <td className={classes['first']}>
        <Link to="/admin/studio/$id" params={{ id: piece.id }} className={classes['name']}>
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
      <td data-label={text('type')}>{titles(kinds[piece.type].label)}</td>
      <td data-label={text('languages')}>{steps ?? text('inStep')}</td>
      <td data-label={text('changed')}>
        <time dateTime={piece.updatedAt} title={format.date(piece.updatedAt, 'moment')}>
          {piece.updatedBy === null ? time : text('changedBy', { time, name: piece.updatedBy })}
        </time>
      </td>
    </tr>
  );
}

interface FoundProps {
  pieces: readonly PieceLine[];
  total: number;
  /** Those of the filters before: the present ones are being looked for. */
  isOld: boolean;
  /** Where filters narrow the list. */
  onClear?: () => void;
}

function Found({ pieces, total, isOld, onClear }: FoundProps) {
  const text = useText('studio');
  return (
    <>
      <p className={classes['count']} role="status">
        {isOld || pieces.length === 0 ? '\u00A0' : text('found', { count: total })}
      </p>
      {pieces.length === 0 ? (
        <EmptyState
          drawing="search"
          title={text('nothing')}
          {...(onClear && { action: <Button onClick={onClear}>{text('clearFilters')}</Button> })}
        >
          {text('nothingHelp')}
        </EmptyState>
      ) : (
        <table className={classes['pieces']} data-old={isOld || undefined}>
          <thead>
            <tr>
              {(['title', 'state', 'type', 'languages', 'changed'] as const).map((column) => (
                <th key={column} scope="col">
                  {text(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pieces.map((piece) => (
              <PieceRow key={piece.id} piece={piece} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** The pieces that the filters leave: a table, on a phone a card each. */
export function PiecesList({ filters, onClear }: { filters: StudioFilters; onClear: () => void }) {
  const text = useText('studio');
  const list = useInfiniteQuery(piecesQuery(filters));
  return (
    <Loaded query={list} waiting={<ListSkeleton rows={8} />} place="list" failed={text('listFailed')}>
      {({ pages }) => (
        <section aria-label={text('pieces')} aria-busy={list.isFetching}>
          <Found
            pieces={pages.flatMap((page) => page.items)}
            total={pages[0]?.total ?? 0}
            isOld={list.isPlaceholderData}
            {...(isNarrowed(filters) && { onClear })}
          />
          <MorePages
            list={list}
            shown={pages.reduce((sum, page) => sum + page.items.length, 0)}
            failed={text('moreFailed')}
          />
        </section>
      )}
    </Loaded>
  );
}
