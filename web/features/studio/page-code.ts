import type { PageCodes } from '../../lib/page-code.ts';

export const studioPages: PageCodes = {
  '/admin/studio': {
    page: () => import('./pages/studio-page.tsx').then((m) => m.StudioPage),
    text: ['admin', 'studio'],
  },
};
