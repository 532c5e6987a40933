import type { FilmFiles } from '@yardsign/contracts/content-fields';
import { FILM_DRAWING, type FilmFile, type FilmPart } from '@yardsign/domain/content/film-files';
import type { Content, Language } from '../ports.ts';

type Film = NonNullable<Content['film']>;

/** The media types of its files. */
export const FILM_MEDIA_TYPES = {
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
} as const satisfies Record<FilmPart, string>;

/** A film in one language, with the addresses of its files. */
export function presentFilm(contentId: string, film: FilmFiles, language: Language): Film {
  const { sha256, bytes } = film.files[language];
  const address = (file: FilmFile) =>
    `/api/content/v1/content/${contentId}/film/${file}?v=${addressVersionOf(film, file)}`;
  return {
    url: address(`${language}.mp4`),
    poster: address(`${language}.jpg`),
    captions: address(`${language}.vtt`),
    drawing: address(FILM_DRAWING),
    seconds: film.seconds,
    width: film.width,
    height: film.height,
    bytes,
    sha256,
    mime: 'video/mp4',
  };
}

/** What an address says of a version. */
export const addressVersionOf = (film: FilmFiles, file: FilmFile): string => versionOf(film, file).slice(0, 12);

/** Changes with the bytes of a file: what is not encoded follows from the drawing alone. */
export function versionOf(film: FilmFiles, file: FilmFile): string {
  const [language, part] = file.split('.') as [Language, string];
  if (part === 'mp4') return film.files[language].sha256;
  return part === 'jpg' ? film.files[language].poster : film.drawing;
}
