import type { Language } from '../languages.ts';
import { kindOf } from './kinds.ts';

/** The page of a piece; a type without one of its own is found by searching. */
export function detailPath(type: string, slug: string): string {
  const kind = kindOf(type);
  return kind === undefined ? `/search?query=${encodeURIComponent(slug)}` : kind.detail.replace('$slug', () => slug);
}

/** A member's public page of an article. @param base the address of the installation, without a slash at its end. */
export function publicArticleUrl(base: string, code: string, language: Language, slug: string): string {
  return `${base}/p/${code}/${language}/${slug}`;
}

/** A picture of a member's brand on their public pages. @param version another one for another picture. */
export function publicPictureUrl(base: string, code: string, picture: string, version: string): string {
  return `${base}/p/${code}/brand/${picture}?v=${version}`;
}
