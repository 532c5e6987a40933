import type { PageCodes } from '../../lib/page-code.ts';

export const toolPages: PageCodes = {
  '/resources/buyers-purchasing-power': {
    page: () => import('./pages/tool-pages.tsx').then((m) => m.PurchasingPowerPage),
    text: ['content', 'graphics', 'tools'],
  },
  '/resources/hpes': {
    page: () => import('./pages/tool-pages.tsx').then((m) => m.PriceExpectationsPage),
    text: ['content', 'graphics', 'tools'],
  },
  '/resources/pear': {
    page: () => import('./pages/equity-page.tsx').then((m) => m.EquityReportPage),
    text: ['content', 'tools'],
  },
};
