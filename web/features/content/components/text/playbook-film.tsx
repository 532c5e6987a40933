import { plainFilm } from '@yardsign/domain/content/films/plain-film';
import { useQueries } from '@tanstack/react-query';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { relatedPieceQuery } from '../../api.ts';
import { type Piece, pieceSearch } from '../../model.ts';
import { FilmPlayer } from '../film/film-player.tsx';
import classes from './text-view.module.css';

/** The first film among what is related to a playbook, to be watched before it is begun. A member who may not see films is shown none. */
export function PlaybookFilm({ playbook, language }: { playbook: Piece; language: Language }) {
  const text = useText('content');
  const related = useQueries({
    queries: playbook.related.map((id) => relatedPieceQuery(id, language)),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [data] : [])),
  });
  const [found] = related.flatMap((piece) => {
    const { film, title } = piece.translations[language];
    const plain = film && plainFilm(film);
    return plain ? [{ piece, title, film: plain }] : [];
  });
  if (found === undefined) return null;
  return (
    <Card title={text('playbookFilm')}>
      <div className={classes['film']}>
        <FilmPlayer key={language} film={found.film} label={found.title} language={language} />
        <LinkButton size="small" to={found.piece.path} search={pieceSearch.link({ language })}>
          {text('playbookFilmOpen')}
        </LinkButton>
      </div>
    </Card>
  );
}
