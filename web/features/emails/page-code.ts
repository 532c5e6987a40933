import type { PageCodes } from '../../lib/page-code.ts';

export const emailPages: PageCodes = {
  '/email-builder': {
    page: () => import('./pages/email-builder-page.tsx').then((m) => m.EmailBuilderPage),
    text: ['content', 'emails', 'tools'],
  },
};
