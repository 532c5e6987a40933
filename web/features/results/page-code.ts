import type { PageCodes } from '../../lib/page-code.ts';

export const resultsPages: PageCodes = {
  '/what-worked': {
    page: () => import('./pages/what-worked-page.tsx').then((m) => m.WhatWorkedPage),
    text: ['results'],
  },
};
