import type { PageCodes } from '../../lib/page-code.ts';

export const webinarsPages: PageCodes = {
  '/learning-center/webinar-replay/$slug': {
    page: () => import('./pages/webinar-page.tsx').then((m) => m.WebinarPage),
    text: ['content', 'webinars'],
  },
  '/learning-center/getting-started-webinar': {
    page: () => import('./pages/getting-started-page.tsx').then((m) => m.GettingStartedPage),
    text: ['content', 'webinars'],
  },
  '/learning-center/getting-started-webinar/replay': {
    page: () => import('./pages/getting-started-replay-page.tsx').then((m) => m.GettingStartedReplayPage),
    text: ['content', 'webinars'],
  },
  '/learning-center/brunch-and-learn': {
    page: () => import('./pages/brunch-page.tsx').then((m) => m.BrunchPage),
    text: ['content', 'webinars'],
  },
};
