import { FilmView } from '../components/film/film-view.tsx';
import { PieceMissing } from '../components/piece/piece-missing.tsx';
import { PiecePage } from '../components/piece/piece-page.tsx';

/** Of an upright film. */
const RATIO = 9 / 16;

export function FilmPage() {
  return (
    <PiecePage ratio={RATIO} late="contents">
      {(shown, onRetry) => {
        const { film } = shown.piece.translations[shown.language];
        if (film === null) return <PieceMissing error={null} onRetry={onRetry} />;
        return <FilmView key={shown.piece.id} {...shown} film={film} />;
      }}
    </PiecePage>
  );
}
