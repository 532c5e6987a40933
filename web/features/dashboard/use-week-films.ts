import { holdsFeature } from '@yardsign/domain/access/actor';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Language } from '../../lib/i18n/language.ts';
import { heldFeatures } from '../../lib/session/guard-person.ts';
import { useSession } from '../../lib/session/session-query.ts';
import { madeFilmQuery } from '../content/film-api.ts';
import { newestFilmsQuery } from './api.ts';

/** The films that a week may have, of a member who holds the feature, and which of them are not made in the brand of now. */
export function useWeekFilms(language: Language) {
  const session = useSession();
  const hasFilms = session !== null && holdsFeature(heldFeatures(session), 'video');
  const list = useQuery({ ...newestFilmsQuery(language), enabled: hasFilms });
  const films = hasFilms ? [list] : [];
  const found = films.flatMap(({ data }) => data ?? []);
  const made = useQueries({ queries: found.map((film) => madeFilmQuery(film.id, film.language)) });
  const unmade = new Set(found.filter((_film, at) => made[at]?.data?.film?.current !== true).map(({ id }) => id));
  return { films, made, unmade };
}
