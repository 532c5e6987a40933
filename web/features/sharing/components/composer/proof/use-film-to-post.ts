import { plainFilm } from '@yardsign/domain/content/films/plain-film';
import { useState } from 'react';
import type { Language } from '../../../../../lib/i18n/language.ts';
import { useMadeFilm } from '../../../../content/components/film/use-made-film.ts';
import type { Film } from '../../../../content/model.ts';
import { ownFilm } from '../../../../content/own-film.ts';

/**
 * Which film a post carries: the member's own once it is made, the one in nobody's brand only where they have said so, and until then none.
 *
 * @param film undefined while the piece is not known
 */
export function useFilmToPost(contentId: string, language: Language, film: Film | null | undefined) {
  const making = useMadeFilm(contentId, language, film);
  /** The language whose film is to go out in nobody's brand. */
  const [unbrandedIn, chooseUnbranded] = useState<Language | null>(null);
  const own = making.film?.current && film ? ownFilm(film, making.film) : null;
  const plain = film ? plainFilm(film) : null;
  const unbranded = own === null && unbrandedIn === language;
  return {
    making,
    film: film ?? null,
    /** The film in nobody's brand, where there is one. */
    plain,
    /** What goes out; null while that is not decided. */
    sent: own ?? (unbranded ? plain : null),
    /** Of the member's intro before it. */
    introSeconds: making.film?.current ? making.film.introSeconds : 0,
    isOwn: own !== null,
    unbranded,
    chooseUnbranded: (chosen: boolean) => chooseUnbranded(chosen ? language : null),
  };
}
