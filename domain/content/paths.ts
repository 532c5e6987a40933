import type { Language } from '../languages.ts';
import type { FilmPart } from './films/film-files.ts';
import { kindOf } from './kinds.ts';

/**
 * The page of a piece. What has none leads to what it is about, or is found by searching.
 *
 * @param target the address that the piece itself leads to.
 */
export function detailPath(type: string, slug: string, target?: string): string {
  const detail = kindOf(type)?.detail;
  if (detail) return detail.replace('$slug', () => slug);
  return target ?? `/search?q=${encodeURIComponent(slug)}`;
}

/** The piece that newcomers begin with; it has pages of its own in the learning center. */
export const GETTING_STARTED = 'getting-started';

/** A member's public page of an article. @param base the address of the installation, without a slash at its end. */
export function publicArticleUrl(base: string, code: string, language: Language, slug: string): string {
  return `${base}/p/${code}/${language}/${slug}`;
}

/** A file of the film that a public page shows: itself, its poster or its captions. @param version another one for another file. */
export function publicFilmUrl(page: string, part: FilmPart, version: string): string {
  return `${page}/film.${part}?v=${version}`;
}

/** A report that a client reads by a link. @param key the right to read it. */
export function publicReportUrl(base: string, code: string, key: string): string {
  return `${base}/p/${code}/equity/${key}`;
}

/** A member's public home page, which leads to their articles. @param base the address of the installation, without a slash at its end. */
export function publicHomeUrl(base: string, code: string, language: Language): string {
  return `${base}/p/${code}/${language}`;
}

/** The feed of a member's articles, of one category or of all. @param base the address of the installation, without a slash at its end. */
export function publicFeedUrl(base: string, code: string, language: Language, category?: string): string {
  const narrowed = category === undefined ? '' : `?category=${encodeURIComponent(category)}`;
  return `${publicHomeUrl(base, code, language)}/feed.xml${narrowed}`;
}

/** A picture of a member's brand on their public pages. @param version another one for another picture. */
export function publicPictureUrl(base: string, code: string, picture: string, version: string): string {
  return `${base}/p/${code}/brand/${picture}?v=${version}`;
}
