import { CONTENT_TYPES, type ContentType, kinds } from '@yardsign/domain/content/kinds';
import type { PagePath } from '@yardsign/domain/access/pages';
import type * as ShelfPages from './pages/shelf-page.tsx';
import type { PageCode, PageCodes } from '../../lib/page-code.ts';

/** How a piece is shown: as a drawing, as an article that is posted, as a text that is read and used, or as a film. */
const DRAWING: PageCode = {
  page: () => import('../graphics/pages/graphic-page.tsx').then((m) => m.GraphicPage),
  text: ['content', 'graphics'],
};
const ARTICLE: PageCode = {
  page: () => import('./pages/article-page.tsx').then((m) => m.ArticlePage),
  text: ['content'],
};
const TEXT: PageCode = {
  page: () => import('./pages/text-page.tsx').then((m) => m.TextPage),
  text: ['content'],
};

const FILM: PageCode = {
  page: () => import('./pages/film-page.tsx').then((m) => m.FilmPage),
  text: ['content'],
};

function pageOf(type: ContentType): PageCode {
  const { picture, postedAs, has } = kinds[type];
  if (has?.includes('film')) return FILM;
  if (picture === 'own') return DRAWING;
  return postedAs === null ? TEXT : ARTICLE;
}

/** What is held at a time has pages of its own. */
const isHeld = (type: ContentType) => kinds[type].has?.includes('webinarTime') === true;

const piecePages: Readonly<Partial<Record<PagePath, PageCode>>> = Object.fromEntries(
  CONTENT_TYPES.filter((type) => !isHeld(type)).flatMap((type) =>
    kinds[type].detail === null ? [] : [[kinds[type].detail, pageOf(type)]],
  ),
);

const shelf = (name: keyof typeof ShelfPages): PageCode => ({
  page: () => import('./pages/shelf-page.tsx').then((m) => m[name]),
  text: ['content', 'webinars'],
});

export const contentPages: PageCodes = {
  '/shareable-content': {
    page: () => import('./pages/library-page.tsx').then((m) => m.LibraryPage),
    text: ['content'],
  },
  '/shareable-content/my-pictures': {
    page: () => import('./pages/my-pictures-page.tsx').then((m) => m.MyPicturesPage),
    text: ['assets', 'content', 'profile', 'uploads'],
  },
  '/market-updates': shelf('MarketPage'),
  '/resources': shelf('ResourcesPage'),
  '/realtalk/scripts': shelf('ScriptsPage'),
  '/learning-center': shelf('LearningPage'),
  '/playbooks': shelf('PlaybooksPage'),
  '/expert-guides': shelf('ExpertGuidesPage'),
  ...piecePages,
  '/video-masterclass': {
    page: () => import('./pages/masterclass-page.tsx').then((m) => m.MasterclassPage),
    text: ['content'],
  },
  '/content/$contentTypeSlug/$contentSlug/gallery': {
    page: () => import('../graphics/pages/gallery-page.tsx').then((m) => m.GalleryPage),
    text: ['content', 'graphics'],
  },
  '/search': {
    page: () => import('./pages/search-page.tsx').then((m) => m.SearchPage),
    text: ['content'],
  },
};
