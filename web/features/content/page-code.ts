import { PUBLISHED_TYPES, type PublishedType, kinds } from '@yardsign/domain/content/kinds';
import type { PagePath } from '@yardsign/domain/access/pages';
import type { PageCode, PageCodes } from '../../lib/page-code.ts';

/** How a piece is shown whose type has no page of its own below: as a text with a cover, or as a drawing. */
const PIECE_PAGES: Readonly<Record<(typeof kinds)[PublishedType]['picture'], PageCode>> = {
  cover: {
    page: () => import('./pages/article-page.tsx').then((m) => m.ArticlePage),
    text: ['content'],
  },
  own: {
    page: () => import('../graphics/pages/graphic-page.tsx').then((m) => m.GraphicPage),
    text: ['content', 'graphics'],
  },
};

const piecePages: Readonly<Partial<Record<PagePath, PageCode>>> = Object.fromEntries(
  PUBLISHED_TYPES.map((type) => [kinds[type].detail, PIECE_PAGES[kinds[type].picture]]),
);

export const contentPages: PageCodes = {
  '/shareable-content': {
    page: () => import('./pages/library-page.tsx').then((m) => m.LibraryPage),
    text: ['content'],
  },
  ...piecePages,
  '/search': {
    page: () => import('./pages/search-page.tsx').then((m) => m.SearchPage),
    text: ['content'],
  },
};
