import type { FilmFacts } from '@yardsign/contracts/content-fields';
import { FILM_DRAWING, type FilmFile, type FilmPart } from '@yardsign/domain/content/films/film-files';
import type { Content, Language } from '../ports.ts';

type Film = NonNullable<Content['film']>;

/** The media types of its files. */
export const FILM_MEDIA_TYPES = {
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
} as const satisfies Record<FilmPart, string>;

/** A film in one language, with the addresses of its files. */
export function presentFilm(contentId: string, film: FilmFacts, language: Language): Film {
  const file = film.files?.[language];
  const address = (name: FilmFile) =>
    `/api/content/v1/content/${contentId}/film/${name}?v=${addressVersionOf(film, name)}`;
  return {
    url: file ? address(`${language}.mp4`) : null,
    poster: file ? address(`${language}.jpg`) : null,
    captions: film.hasCaptions === false ? null : address(`${language}.vtt`),
    drawing: address(FILM_DRAWING),
    seconds: film.seconds,
    width: film.width,
    height: film.height,
    bytes: file?.bytes ?? null,
    sha256: file?.sha256 ?? null,
    mime: 'video/mp4',
  };
}

/** What an address says of a version. */
export const addressVersionOf = (film: FilmFacts, file: FilmFile): string => versionOf(film, file).slice(0, 12);

/** Changes with the bytes of a file: what is not encoded follows from the drawing alone. */
export function versionOf(film: FilmFacts, name: FilmFile): string {
  const [language, part] = name.split('.') as [Language, string];
  const file = film.files?.[language];
  if (file && part === 'mp4') return file.sha256;
  return file && part === 'jpg' ? file.poster : film.drawing;
}
