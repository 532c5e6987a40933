import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FilmMaker } from '../../content/components/film/film-maker.tsx';
import { useMadeFilm } from '../../content/components/film/use-made-film.ts';
import type { Piece } from '../model.ts';

/** That a film of the week does not wear the member's brand of now, and the way to make it, here and at once. */
export function WeekFilm({ piece }: { piece: Piece }) {
  const sharing = useText('sharing');
  const text = useText('dashboard');
  const making = useMadeFilm(piece.id, piece.language, piece.film);
  const isOld = making.film !== null && making.film !== undefined;
  return (
    <Banner kind="attention" title={sharing(isOld ? 'filmOld' : 'filmNotYours')}>
      <p>{text('weekFilmUnmade')}</p>
      <FilmMaker making={making} again={isOld} />
    </Banner>
  );
}
