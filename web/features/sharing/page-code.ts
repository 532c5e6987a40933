import type { PageCodes } from '../../lib/page-code.ts';

export const sharingPages: PageCodes = {
  '/integrations': {
    page: () => import('./pages/integrations-page.tsx').then((m) => m.IntegrationsPage),
    text: ['sharing', 'connections'],
  },
  '/import-schedule': {
    page: () => import('./pages/import-schedule-page.tsx').then((m) => m.ImportSchedulePage),
    text: ['sharing', 'refusals'],
  },
  '/posting-times': {
    page: () => import('./pages/posting-times-page.tsx').then((m) => m.PostingTimesPage),
    text: ['sharing'],
  },
  '/posts/$postId': {
    page: () => import('./pages/post-page.tsx').then((m) => m.PostPage),
    text: ['sharing', 'exactness', 'connections', 'content', 'results'],
  },
};
