import type { PageCodes } from '../../lib/page-code.ts';

export const micrositePages: PageCodes = {
  '/my-blog': {
    page: () => import('./pages/my-blog-page.tsx').then((m) => m.MyBlogPage),
    text: ['microsite'],
  },
  '/blog/rssfeed': {
    page: () => import('./pages/rss-feed-page.tsx').then((m) => m.RssFeedPage),
    text: ['microsite'],
  },
};
