import type { BlogPage } from '@yardsign/domain/profile/blog-pages';

/** What each page of the public blog is called, among the texts of the parts. */
export const BLOG_PAGE_NAMES = {
  articles: 'pageArticles',
  videos: 'pageVideos',
  guides: 'pageGuides',
  about: 'pageAbout',
  contact: 'pageContact',
} as const satisfies Record<BlogPage, string>;
