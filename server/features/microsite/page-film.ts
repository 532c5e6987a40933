import type { FilmPart } from '@yardsign/domain/content/films/film-files';
import { publicFilmUrl } from '@yardsign/domain/content/paths';
import { escapeHtml } from '../../platform/http/answers/escape-html.ts';
import { addressTag, type PageFilmFiles } from './find-page-film.ts';
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

/** A film with the addresses that its page names. @param page the address of its public page. */
export function pageFilm({ files, width, height, seconds }: PageFilmFiles, page: string): PageFilm {
  const address = (part: FilmPart) => publicFilmUrl(page, part, addressTag(files[part]));
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
