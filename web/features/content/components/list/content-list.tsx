import { COUNTED_TO, exactTotal } from '@yardsign/domain/counted-to';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFocusKept } from '../../../../lib/browser/use-focus-kept.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Failed } from '../../../../ui/feedback/failed.tsx';
import { MorePages } from '../../../../ui/navigation/more-pages.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { CardGrid } from '../../../../ui/layout/content-card.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { CardsSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { contentListQuery } from '../../api.ts';
import { useOwnContentLanguage } from '../../content-language.ts';
import { type Filters, SIZE_PIXELS, isNarrowed, listSize, pieceSearch } from '../../model.ts';
import classes from './content-list.module.css';
import { PieceCard } from './piece-card.tsx';

/** The first rows of a wide screen: their pictures are fetched at once. */
const EAGER = 4;
/** Without words to search for there is nothing to count until a list has come. */
const SKELETON_CARDS = 8;

interface ContentListProps {
  filters: Filters;
  onClear: () => void;
}

/** How many pieces there are, as far as they are counted, and how that is said. */
function useFound(
  { total = 0, guessed = false }: { total?: number; guessed?: boolean | undefined },
  words: string,
): { exact: number | null; count: string } {
  const text = useText('content');
  const format = useFormat();
  const most = words === '' ? COUNTED_TO.pieces : COUNTED_TO.foundPieces;
  const exact = exactTotal(total, most);
  const told = { most: format.number(most), query: words };
  const kind = words === '' ? '' : guessed ? 'Near' : 'For';
  return {
    exact,
    count: exact === null ? text(`foundMany${kind}`, told) : text(`found${kind}`, { ...told, count: exact }),
  };
}

/** The pieces that the filters leave, with every state a list can be in. */
export function ContentList({ filters, onClear }: ContentListProps) {
  const text = useText('content');
  const own = useOwnContentLanguage();
  const list = useInfiniteQuery(contentListQuery(filters));
  const section = useRef<HTMLElement>(null);

  const pieces = list.data?.pages.flatMap((page) => page.data) ?? [];
  const first = list.data?.pages[0] ?? {};
  const size = listSize(filters.types);
  const pixels = SIZE_PIXELS[size];
  const words = filters.query.trim();
  // Nothing was searched for: what the member did to pieces leaves the list empty.
  const unfilled = words === '' && filters.category === null && filters.show !== 'all' ? filters.show : null;

  const { exact, count } = useFound(first, words);

  useFocusKept(
    section,
    pieces.map(({ id }) => id),
  );

  return (
    <section
      ref={section}
      className={classes['list']}
      tabIndex={-1}
      aria-label={text('title')}
      aria-busy={list.isFetching}
    >
      {filters.override && <Banner kind="info">{text('everyState')}</Banner>}
      <p className={classes['count']} role="status">
        {list.isSuccess && !list.isPlaceholderData && pieces.length > 0 ? count : ' '}
      </p>
      {list.isPending && <CardsSkeleton count={SKELETON_CARDS} ratio={pixels.width / pixels.height} />}
      {list.isError && pieces.length === 0 && (
        <Failed error={list.error} onRetry={() => void list.refetch()} title={text('loadFailed')} place="list" />
      )}
      {list.isSuccess && pieces.length === 0 && (
        <div role="status">
          <EmptyState
            drawing="search"
            title={text('nothing')}
            {...(isNarrowed(filters) && { action: <Button onClick={onClear}>{text('clearFilters')}</Button> })}
          >
            {unfilled === null ? text('nothingHelp') : text(`nothing_${unfilled}`)}
          </EmptyState>
        </div>
      )}
      {pieces.length > 0 && (
        <>
          <div className={classes['pieces']} data-old={list.isPlaceholderData || undefined}>
            <CardGrid>
              {pieces.map((piece, index) => (
                <PieceCard
                  key={piece.id}
                  piece={piece}
                  language={filters.language}
                  search={pieceSearch.link({
                    ...(filters.language !== own && { language: filters.language }),
                    ...(filters.override && { override: '1' }),
                  })}
                  size={size}
                  eager={index < EAGER}
                  query={words}
                />
              ))}
            </CardGrid>
          </div>
          <MorePages list={list} shown={pieces.length} total={exact} failed={text('moreFailed')} />
        </>
      )}
    </section>
  );
}
