import { useEffect, useState } from 'react';
import type { FilmOrder } from '../../../../lib/video/film-order.ts';
import { canMakeFilms, makeFilm, type FilmBeingMade } from '../../../../lib/video/make-film.ts';

type State =
  | { phase: 'asking' | 'unable' | 'ready' | 'failed' }
  | { phase: 'making'; share: number }
  | { phase: 'made'; url: string; bytes: number };

/** A film being made on this device; leaving the page calls it off. */
export function useBrandedFilm() {
  const [state, setState] = useState<State>({ phase: 'asking' });
  const [running, setRunning] = useState<FilmBeingMade | null>(null);
  const url = state.phase === 'made' ? state.url : null;

  useEffect(() => {
    let current = true;
    void canMakeFilms().then((can) => current && setState({ phase: can ? 'ready' : 'unable' }));
    return () => {
      current = false;
    };
  }, []);
  useEffect(() => () => running?.cancel(), [running]);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);

  return {
    state,
    make(order: FilmOrder) {
      setState({ phase: 'making', share: 0 });
      const film = makeFilm(order, (share) => setState({ phase: 'making', share }));
      setRunning(film);
      film.file.then(
        (file) => setState({ phase: 'made', url: URL.createObjectURL(file), bytes: file.size }),
        () => setState({ phase: 'failed' }),
      );
    },
    cancel() {
      running?.cancel();
      setState({ phase: 'ready' });
    },
  };
}
