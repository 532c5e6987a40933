import type { PageCodes } from '../../lib/page-code.ts';

export const adminPages: PageCodes = {
  '/admin': {
    page: () => import('./pages/people-page.tsx').then((m) => m.PeoplePage),
    text: ['admin'],
  },
  '/admin/people/$id': {
    page: () => import('./pages/person-page.tsx').then((m) => m.PersonPage),
    text: ['admin', 'audit', 'billing', 'security', 'sharing'],
  },
  '/admin/audit': {
    page: () => import('./pages/audit-page.tsx').then((m) => m.AuditPage),
    text: ['admin', 'audit'],
  },
  '/admin/coupons': {
    page: () => import('./pages/coupons-page.tsx').then((m) => m.CouponsPage),
    text: ['admin', 'coupons', 'security'],
  },
};
