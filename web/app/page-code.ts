import type { PageCodes } from '../lib/page-code.ts';

export const appPages: PageCodes = {
  '/privacy': { page: () => import('./pages/legal-page.tsx').then((m) => m.PrivacyPage) },
  '/terms': { page: () => import('./pages/legal-page.tsx').then((m) => m.TermsPage) },
  '/app': { page: () => import('./pages/leave-page.tsx').then((m) => m.AppPage) },
  '/support': { page: () => import('./pages/leave-page.tsx').then((m) => m.SupportPage) },
  '/partnerships/verification.php': {
    page: () => import('./pages/leave-page.tsx').then((m) => m.VerificationPage),
  },
  '/404': { page: () => import('./pages/not-found-page.tsx').then((m) => m.NotFoundPage) },
  '/too-many-redirects': {
    page: () => import('./pages/too-many-redirects-page.tsx').then((m) => m.TooManyRedirectsPage),
  },
  '/design': {
    page: () => import('./pages/design/design-page.tsx').then((m) => m.DesignPage),
    text: ['design'],
    frame: 'own',
  },
  '/access-restricted': {
    page: () => import('./pages/account-state-page.tsx').then((m) => m.AccessRestrictedPage),
    text: ['states'],
  },
  '/reactivate': {
    page: () => import('./pages/reactivate-page.tsx').then((m) => m.ReactivatePage),
    text: ['states', 'account', 'billing'],
  },
  '/subscription': {
    page: () => import('./pages/money-pages.tsx').then((m) => m.SubscriptionPage),
    text: ['states', 'billing'],
    calls: ['/api/app/v1/billing'],
  },
  '/billing': {
    page: () => import('./pages/money-pages.tsx').then((m) => m.BillingPage),
    text: ['states', 'billing'],
    calls: ['/api/app/v1/billing'],
  },
  '/upgrade': {
    page: () => import('./pages/money-pages.tsx').then((m) => m.UpgradePage),
    text: ['states', 'billing'],
  },
};
