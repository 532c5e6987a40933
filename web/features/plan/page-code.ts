import type { PageCodes } from '../../lib/page-code.ts';

export const planPages: PageCodes = {
  '/success-plan': {
    page: () => import('./pages/success-plan-page.tsx').then((m) => m.SuccessPlanPage),
    text: ['plan'],
  },
};
