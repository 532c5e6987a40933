import type { PageCodes } from '../../lib/page-code.ts';

export const usagePages: PageCodes = {
  '/admin/usage': {
    page: () => import('./pages/usage-page.tsx').then((m) => m.UsagePage),
    text: ['usage', 'admin'],
  },
};
