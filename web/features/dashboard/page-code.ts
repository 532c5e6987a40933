import type { PageCodes } from '../../lib/page-code.ts';

export const dashboardPages: PageCodes = {
  '/dashboard': {
    page: () => import('./pages/dashboard-page.tsx').then((m) => m.DashboardPage),
    text: ['dashboard', 'sharing', 'notices', 'results'],
    calls: [
      '/api/content/v1/content/?language={language}&limit=8&types=blog%2Csocial-graphic',
      '/api/content/v1/content/?language={language}&page=0&limit=12&status=published%2Cpublic&types=mmr%2Calert%2Cmust-share',
      '/api/app/v1/content-marks',
      '/api/app/v1/posts?view=upcoming&limit=20',
      '/api/app/v1/posts?view=past&limit=20',
      '/api/app/v1/drafts?limit=3',
      '/api/app/v1/brand',
      '/api/app/v1/connections',
      '/api/app/v1/results/advice',
    ],
    prepare: () => import('./pages/dashboard-page.tsx').then((m) => m.prepareDashboard()),
  },
  '/plan-my-week': {
    page: () => import('./pages/plan-my-week-page.tsx').then((m) => m.PlanMyWeekPage),
    text: ['dashboard', 'sharing', 'content'],
  },
};
