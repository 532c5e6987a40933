import type { PageCodes } from '../../lib/page-code.ts';

export const profilePages: PageCodes = {
  '/setup-my-profile': {
    page: () => import('./pages/setup-page.tsx').then((m) => m.SetupPage),
    text: ['setup', 'profile', 'collisions'],
  },
  '/profile/basic': {
    page: () => import('./pages/basic-page.tsx').then((m) => m.BasicPage),
    text: ['profile', 'collisions'],
  },
  '/profile/videos': {
    page: () => import('./pages/videos-page.tsx').then((m) => m.VideosPage),
    text: ['profile', 'collisions', 'parts', 'uploads'],
  },
  '/profile/guides': {
    page: () => import('./pages/guides-page.tsx').then((m) => m.GuidesPage),
    text: ['profile', 'collisions', 'parts'],
  },
  '/profile/blog': {
    page: () => import('./pages/blog-page.tsx').then((m) => m.BlogPage),
    text: ['profile', 'collisions', 'parts'],
  },
  '/profile/email-builder': {
    page: () => import('./pages/email-page.tsx').then((m) => m.EmailPage),
    text: ['profile', 'collisions', 'parts'],
  },
  '/profile/local': {
    page: () => import('./pages/local-page.tsx').then((m) => m.LocalPage),
    text: ['profile', 'collisions', 'parts'],
  },
  '/profile/realtalk': {
    page: () => import('./pages/realtalk-page.tsx').then((m) => m.RealtalkPage),
    text: ['profile', 'collisions', 'parts'],
  },
  '/profile/graphics': {
    page: () => import('./pages/graphics-page.tsx').then((m) => m.GraphicsPage),
    text: ['profile', 'collisions', 'parts'],
  },
};
