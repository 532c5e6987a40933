import type { Answer } from '../../lib/api/call-types.ts';
import type { Film, PlayableFilm } from './model.ts';

type MadeFilm = NonNullable<Answer<'films', 'getMadeFilm'>['film']>;

/** By how many milliseconds captions come later behind an intro, as the address of captions says it. */
export const laterMs = (introSeconds: number): number => Math.round(introSeconds * 1000);

/** The film of a piece as its member has made it. Its captions wait for the end of the member's intro. */
export function ownFilm(film: Film, made: MadeFilm): PlayableFilm {
  const later = laterMs(made.introSeconds);
  const captions = later === 0 || film.captions === null ? film.captions : `${film.captions}&later=${later}`;
  return { ...film, ...made, captions };
}
