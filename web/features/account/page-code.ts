import type { PageCodes } from '../../lib/page-code.ts';

export const accountPages: PageCodes = {
  '/make-admin': {
    page: () => import('./pages/make-admin-page.tsx').then((m) => m.MakeAdminPage),
    text: ['account', 'security'],
  },
  '/signup': {
    page: () => import('./pages/signup-page.tsx').then((m) => m.SignupPage),
    text: ['account', 'access'],
  },
  '/forgot-password': {
    page: () => import('./pages/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
    text: ['account', 'access'],
  },
  '/reset-password': {
    page: () => import('./pages/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
    text: ['account'],
  },
  '/confirm-delete': {
    page: () => import('./pages/confirm-delete-page.tsx').then((m) => m.ConfirmDeletePage),
    text: ['account'],
  },
  '/completeSignup': {
    page: () => import('./pages/complete-signup-page.tsx').then((m) => m.CompleteSignupPage),
    text: ['account'],
  },
  '/new-terms': {
    page: () => import('./pages/new-terms-page.tsx').then((m) => m.NewTermsPage),
    text: ['consent'],
    calls: ['/api/app/v1/account/consent'],
  },
  '/account': {
    page: () => import('./pages/account-page.tsx').then((m) => m.AccountPage),
    text: ['teams', 'account', 'security', 'impersonation', 'consent'],
  },
};
