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
