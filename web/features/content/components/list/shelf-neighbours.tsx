import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { shelfQuery } from '../../api.ts';
import { useOwnContentLanguage } from '../../content-language.ts';
import { type Piece, neighboursOf, pieceSearch } from '../../model.ts';
import classes from './shelf-neighbours.module.css';

/** To the next newer and the next older piece of the same type. */
export function ShelfNeighbours({ piece, language }: { piece: Piece; language: Language }) {
  const text = useText('content');
  const own = useOwnContentLanguage();
  const shelf = useQuery(shelfQuery(piece.content_type, language));
  const { newer, older } = neighboursOf(shelf.data ?? [], piece.id);
  if (newer === null && older === null) return null;
  const search = pieceSearch.link(language === own ? {} : { language });
  return (
    <nav className={classes['shelf']} aria-label={text('browse')}>
      {newer && (
        <Link to={newer.path} search={search} className={classes['newer']}>
          <IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />
          <span>
            <span className={classes['word']}>{text('newer')}</span>
            <span lang={language}>{newer.translations[language].title}</span>
          </span>
        </Link>
      )}
      {older && (
        <Link to={older.path} search={search} className={classes['older']}>
          <span>
            <span className={classes['word']}>{text('older')}</span>
            <span lang={language}>{older.translations[language].title}</span>
          </span>
          <IconArrowRight size={20} stroke={1.5} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
