import { COUNTED_TO, exactTotal } from '@yardsign/domain/counted-to';
import { kinds } from '@yardsign/domain/content/kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import { LiveSearch } from '../../../ui/form/live-search.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { contentListQuery } from '../../content/api.ts';
import { type Filters, type Piece, coverOf } from '../../content/model.ts';
import { MAILED_TYPES, MOST_PIECES, toggled } from '../model/draft.ts';
import classes from './builder.module.css';
import { ChosenList } from './chosen-list.tsx';
import type { Email } from './use-email.ts';

const COVER_PIXELS = 320;

function PieceRow({ piece, email }: { piece: Piece; email: Email }) {
  const format = useFormat();
  const title = useText('titles');
  const { draft, change } = email;
  const isChosen = draft.pieces.includes(piece.id);
  const cover = coverOf(piece, { language: draft.language, size: 'link', width: COVER_PIXELS });
  return (
    <li className={classes['row']} data-chosen={isChosen || undefined}>
      <img src={cover.src} alt="" width={120} height={63} loading="lazy" />
      <CheckboxField
        label={<span lang={draft.language}>{piece.translations[draft.language].title}</span>}
        help={`${title(kinds[piece.content_type].label)} · ${format.date(piece.published_at)}`}
        checked={isChosen}
        disabled={!isChosen && draft.pieces.length >= MOST_PIECES}
        onChange={() => change({ pieces: toggled(draft.pieces, piece.id) })}
      />
    </li>
  );
}

/** The pieces of the e-mail, at least one and at most ten, in an order of the member's. */
export function ChooseStep({ email, onNext }: { email: Email; onNext: () => void }) {
  const text = useText('emails');
  const content = useText('content');
  const { draft, change } = email;
  const [query, setQuery] = useState('');
  const [refused, setRefused] = useState(false);
  const filters: Filters = {
    shelf: MAILED_TYPES,
    types: MAILED_TYPES,
    category: null,
    language: draft.language,
    query,
    show: 'all',
  };
  const list = useInfiniteQuery(contentListQuery(filters));
  const count = draft.pieces.length;
  const isFull = count >= MOST_PIECES;
  return (
    <div className={classes['choose']}>
      <Card title={text('chooseTitle')}>
        <LiveSearch label={content('searchLabel')} value={query} onSearch={setQuery} />
        <Loaded query={list} waiting={<ListSkeleton rows={6} />} place="list" failed={content('loadFailed')}>
          {({ pages }) => {
            const pieces = pages.flatMap((page) => page.data);
            if (pieces.length === 0)
              return (
                <EmptyState drawing="search" title={content('nothing')}>
                  {text('nothingHelp')}
                </EmptyState>
              );
            return (
              <>
                <ul className={classes['rows']}>
                  {pieces.map((piece) => (
                    <PieceRow key={piece.id} piece={piece} email={email} />
                  ))}
                </ul>
                <MorePages
                  list={list}
                  shown={pieces.length}
                  total={exactTotal(
                    pages[0]?.total ?? 0,
                    query.trim() === '' ? COUNTED_TO.pieces : COUNTED_TO.foundPieces,
                  )}
                  failed={content('moreFailed')}
                />
              </>
            );
          }}
        </Loaded>
      </Card>
      <Card title={text('chosenTitle')}>
        <p role="status">{text('counted', { count, most: MOST_PIECES })}</p>
        {isFull && <p className={classes['soft']}>{text('full', { most: MOST_PIECES })}</p>}
        <ChosenList email={email} />
        {refused && count === 0 && <Banner kind="failure">{text('noneChosen')}</Banner>}
        <div className={classes['turn']}>
          <Button onClick={() => change({ step: 'start' })}>{text('back')}</Button>
          <Button kind="primary" onClick={() => (count === 0 ? setRefused(true) : onNext())}>
            {text('toBuild')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
