import type { HomePart } from '@yardsign/domain/profile/blog-pages';

/** What each part of the public home page is called, among the texts of the parts. */
export const HOME_PART_NAMES = {
  about: 'pageAbout',
  articles: 'pageArticles',
  contact: 'pageContact',
} as const satisfies Record<HomePart, string>;
