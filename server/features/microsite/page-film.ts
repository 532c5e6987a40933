import type { FilmFiles } from '@yardsign/contracts/content-fields';
import { publicFilmUrl } from '@yardsign/domain/content/paths';
import { escapeHtml } from '../../platform/http/answers/escape-html.ts';
import { addressVersionOf } from '../content/films/present-film.ts';
import type { Language } from './ports.ts';

/** A film as its public page shows it, with the addresses of its files. */
export interface PageFilm {
  url: string;
  poster: string;
  captions: string;
  width: number;
  height: number;
  seconds: number;
}

/** The film of a piece in one language; null for what is none. @param page the address of its public page. */
export function pageFilm(
  details: Readonly<Record<string, unknown>>,
  language: Language,
  page: string,
): PageFilm | null {
  // Held against the contract when the piece was read.
  const film = details['film'] as FilmFiles | undefined;
  if (film === undefined) return null;
  const address = (part: 'mp4' | 'jpg' | 'vtt') =>
    publicFilmUrl(page, part, addressVersionOf(film, `${language}.${part}`));
  const { width, height, seconds } = film;
  return { url: address('mp4'), poster: address('jpg'), captions: address('vtt'), width, height, seconds };
}

/** What link previews read of a film. */
export function filmMeta({ url, width, height }: PageFilm): string {
  return `<meta property="og:video" content="${escapeHtml(url)}"><meta property="og:video:type" content="video/mp4"><meta property="og:video:width" content="${width}"><meta property="og:video:height" content="${height}">`;
}

/** The film itself, by the browser's own controls: nothing of it is fetched before somebody plays it. */
export function filmElement(film: PageFilm, { title, language }: { title: string; language: Language }): string {
  const { url, poster, captions, width, height } = film;
  return `<video class="film" controls playsinline preload="none" width="${width}" height="${height}" poster="${escapeHtml(poster)}" aria-label="${escapeHtml(title)}"><source src="${escapeHtml(url)}" type="video/mp4"><track kind="captions" srclang="${language}" label="${language === 'es' ? 'Español' : 'English'}" src="${escapeHtml(captions)}" default></video>`;
}
