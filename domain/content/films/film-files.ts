import { LANGUAGES, type Language } from '../../languages.ts';

/** What there is of a film in each language: itself, its poster and its captions. */
export const FILM_PARTS = ['mp4', 'jpg', 'vtt'] as const;

export type FilmPart = (typeof FILM_PARTS)[number];

/** What it is drawn from, the same in every language. */
export const FILM_DRAWING = 'drawing.json';

export type FilmFile = typeof FILM_DRAWING | `${Language}.${FilmPart}`;

/** The files of a film, as they are named in its folder and in addresses. */
export const FILM_FILES: readonly FilmFile[] = [
  FILM_DRAWING,
  ...LANGUAGES.flatMap((language) => FILM_PARTS.map((part): FilmFile => `${language}.${part}`)),
];
