import { kinds } from '@yardsign/domain/content/kinds';
import { Link } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { type Piece, librarySearch } from '../model.ts';
import classes from './piece-header.module.css';

/** The way back, the title in the language of the piece, and the facts: type, date, reading time, categories. */
export function PieceHeader({ piece, language }: { piece: Piece; language: Language }) {
  const text = useText('content');
  const title = useText('titles');
  const format = useFormat();
  const facts = [
    title(kinds[piece.content_type].label),
    format.date(piece.published_at),
    ...(piece.reading_minutes === null ? [] : [format.readingTime(piece.reading_minutes)]),
  ].map((fact) => ({ key: fact, fact }));
  const categories = piece.categories.map(({ slug, name }) => ({
    key: slug,
    fact: (
      <Link to="/shareable-content" search={librarySearch.link({ categories: slug })} className={classes['category']}>
        {name}
      </Link>
    ),
  }));
  return (
    <header className={classes['header']}>
      <Link to="/shareable-content" className={classes['back']}>
        <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />
        {text('backToLibrary')}
      </Link>
      <h1 className={classes['title']} lang={language}>
        {piece.translations[language].title}
      </h1>
      <Facts facts={[...facts, ...categories]} />
    </header>
  );
}
