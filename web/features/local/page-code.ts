import type { PageCodes } from '../../lib/page-code.ts';

export const localPages: PageCodes = {
  '/local': {
    page: () => import('./pages/local-page.tsx').then((m) => m.LocalMarketsPage),
    text: ['designs', 'local'],
  },
  '/local/graphic-builder': {
    page: () => import('./pages/local-designs-page.tsx').then((m) => m.LocalDesignsPage),
    text: ['content', 'designs', 'local'],
  },
};
