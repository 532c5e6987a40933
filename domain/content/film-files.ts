import { LANGUAGES, type Language } from '../languages.ts';

/** What there is of a film in each language: itself, its poster and its captions. */
const PARTS = ['mp4', 'jpg', 'vtt'] as const;

/** What it is drawn from, the same in every language. */
export const FILM_DRAWING = 'drawing.json';

export type FilmFile = typeof FILM_DRAWING | `${Language}.${(typeof PARTS)[number]}`;

/** The files of a film, as they are named in its folder and in addresses. */
export const FILM_FILES: readonly FilmFile[] = [
  FILM_DRAWING,
  ...LANGUAGES.flatMap((language) => PARTS.map((part): FilmFile => `${language}.${part}`)),
];
