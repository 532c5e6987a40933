import type { PageCodes } from '../../lib/page-code.ts';

export const accessPages: PageCodes = {
  '/login': {
    page: () => import('./pages/login-page.tsx').then((m) => m.LoginPage),
    text: ['access'],
    frame: 'own',
  },
  '/logout': {
    page: () => import('./pages/logout-page.tsx').then((m) => m.LogoutPage),
    text: ['access'],
    frame: 'own',
  },
};
