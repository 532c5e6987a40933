import { useQueries } from '@tanstack/react-query';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { CardGrid } from '../../../../ui/layout/content-card.tsx';
import { relatedPieceQuery } from '../../api.ts';
import { useOwnContentLanguage } from '../../content-language.ts';
import { usePageSearch } from '../../../../lib/search/page-search.ts';
import { type Piece, pieceSearch } from '../../model.ts';
import { PieceCard } from '../list/piece-card.tsx';
import classes from './related-pieces.module.css';

const MOST = 3;

/** Pieces that the authors put beside this one. One that does not come is left out. */
export function RelatedPieces({ piece, language }: { piece: Piece; language: Language }) {
  const text = useText('content');
  const own = useOwnContentLanguage();
  // Whoever goes from one to the next finds the way back to where it began.
  const parent = usePageSearch(pieceSearch).pContent || piece.slug;
  const found = useQueries({
    queries: piece.related.slice(0, MOST).map((id) => relatedPieceQuery(id, language)),
    combine: (answers): Piece[] => answers.flatMap((answer) => (answer.data ? [answer.data] : [])),
  });
  if (found.length === 0) return null;
  return (
    <section className={classes['related']} aria-labelledby="related-pieces">
      <h2 id="related-pieces" className={classes['title']}>
        {text('related')}
      </h2>
      <CardGrid>
        {found.map((other) => (
          <PieceCard
            key={other.id}
            piece={other}
            language={language}
            search={pieceSearch.link({ pContent: parent, ...(language !== own && { language }) })}
            size="square"
            heading="h3"
          />
        ))}
      </CardGrid>
    </section>
  );
}
