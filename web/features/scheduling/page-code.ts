import type { PageCodes } from '../../lib/page-code.ts';

export const schedulingPages: PageCodes = {
  '/social-accounts/scheduled-facebook-posts': {
    page: () => import('./pages/scheduled-facebook-posts-page.tsx').then((m) => m.ScheduledFacebookPostsPage),
    text: ['sharing', 'scheduling', 'autopilot'],
  },
  '/content-calendar': {
    page: () => import('./pages/content-calendar-page.tsx').then((m) => m.ContentCalendarPage),
    text: ['sharing', 'scheduling', 'autopilot'],
  },
};
