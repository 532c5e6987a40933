import type { PageCode, PageCodes } from '../../lib/page-code.ts';

const LIST: PageCode = {
  page: () => import('./pages/designs-page.tsx').then((m) => m.DesignsPage),
  text: ['content', 'designs'],
};

export const designPages: PageCodes = {
  '/graphic-builder': LIST,
  '/local/graphic-builder': LIST,
  '/graphic-builder/$id': {
    page: () => import('./pages/design-page.tsx').then((m) => m.DesignPage),
    text: ['canvas', 'content', 'designs', 'graphics', 'profile', 'uploads'],
  },
};
