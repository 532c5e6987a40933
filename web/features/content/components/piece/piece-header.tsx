import { kinds } from '@yardsign/domain/content/kinds';
import { shelfPathOf } from '@yardsign/domain/content/shelves';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { BackLink } from '../../../../ui/navigation/back-link.tsx';
import { usePageSearch } from '../../../../lib/search/page-search.ts';
import { pieceQuery } from '../../api.ts';
import { type Piece, librarySearch, pieceSearch } from '../../model.ts';
import { OwnActions } from '../own/own-actions.tsx';
import classes from './piece-header.module.css';

/** The way back, the title in the language of the piece, and the facts: type, date, reading time, categories. */
export function PieceHeader({ piece, language }: { piece: Piece; language: Language }) {
  const text = useText('content');
  const title = useText('titles');
  const format = useFormat();
  const parentSlug = usePageSearch(pieceSearch).pContent;
  const parent = useQuery({
    ...pieceQuery(parentSlug, language),
    enabled: parentSlug !== '' && parentSlug !== piece.slug,
  }).data;
  const memberId = useSession()?.user.id;
  const isOfTeam = piece.user_id !== null && piece.user_id !== memberId;
  const { shelf } = kinds[piece.content_type];
  const minutes = piece.details.minutes;
  const facts = [
    title(kinds[piece.content_type].label),
    ...(isOfTeam
      ? [text('fromTeam')]
      : kinds[piece.content_type].isCustomized
        ? [text(`words_${piece.template_source}`)]
        : []),
    format.date(piece.published_at),
    ...(minutes === undefined ? [] : [text('watchTime', { count: minutes })]),
    ...(piece.film === null ? [] : [format.filmLength(piece.film.seconds)]),
    ...(minutes !== undefined || piece.reading_minutes === null ? [] : [format.readingTime(piece.reading_minutes)]),
  ].map((fact) => ({ key: fact, fact }));
  const categories = piece.categories.map(({ slug, name }) => ({
    key: slug,
    fact: (
      <Link
        to={shelfPathOf(piece.content_type)}
        search={librarySearch.link({ categories: slug })}
        className={classes['category']}
      >
        {name}
      </Link>
    ),
  }));
  return (
    <header className={classes['header']}>
      <div className={classes['back']} data-unprinted>
        {parent ? (
          <BackLink to={parent.path} search={pieceSearch.link({ language })}>
            <span lang={language}>{parent.translations[language].title}</span>
          </BackLink>
        ) : (
          <BackLink to={shelfPathOf(piece.content_type)}>
            {shelf === 'none' || shelf === 'shareable' ? text('backToLibrary') : text(`shelf_${shelf}`)}
          </BackLink>
        )}
      </div>
      <h1 className={classes['title']} lang={language}>
        {piece.translations[language].title}
      </h1>
      <Facts facts={[...facts, ...categories]} />
      <OwnActions piece={piece} language={language} />
    </header>
  );
}
