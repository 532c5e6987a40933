import type { PageCodes } from '../../lib/page-code.ts';

export const designPages: PageCodes = {
  '/graphic-builder': {
    page: () => import('./pages/designs-page.tsx').then((m) => m.DesignsPage),
    text: ['content', 'designs'],
  },
  '/graphic-builder/$id': {
    page: () => import('./pages/design-page.tsx').then((m) => m.DesignPage),
    text: ['canvas', 'content', 'designs', 'graphics', 'profile', 'uploads'],
  },
};
