import type { PageCodes } from '../../lib/page-code.ts';

export const profilePages: PageCodes = {
  '/setup-my-profile': {
    page: () => import('./pages/setup-page.tsx').then((m) => m.SetupPage),
    text: ['setup', 'profile'],
  },
  '/profile/basic': {
    page: () => import('./pages/basic-page.tsx').then((m) => m.BasicPage),
    text: ['profile'],
  },
  '/profile/graphics': {
    page: () => import('./pages/graphics-page.tsx').then((m) => m.GraphicsPage),
    text: ['profile', 'parts'],
  },
};
