import type { ComponentType } from 'react';
import { type Page, type PagePath, type PageTitle, pageRows } from '@yardsign/domain/access/pages';
import { PUBLISHED_TYPES, type PublishedType, kinds } from '@yardsign/domain/content/kinds';
import type { AreaName } from '../locales/areas.ts';

export interface PageCode {
  /** Loads the code of the page. */
  readonly page: () => Promise<ComponentType>;
  /** Catalogs that are fetched together with the page, so that they do not wait for each other. */
  readonly text?: readonly AreaName[];
  /**
   * Addresses that the page asks for at once when it is the first one opened: they are asked for while its code is still on its
   * way. `{language}` is the language of pieces. An address that the page does not ask for is only wasted.
   */
  readonly calls?: readonly string[];
  /** Starts fetching what the page shows, before it is rendered. */
  readonly prepare?: () => Promise<void>;
  /** The page brings its own frame. */
  readonly frame?: 'own';
}

/** Texts that every page needs. */
export const firstTexts = ['common', 'shell', 'titles', 'errors'] as const satisfies readonly AreaName[];

/** How a piece is shown whose type has no page of its own below: as a text with a cover, or as a drawing. */
const PIECE_PAGES: Readonly<Record<(typeof kinds)[PublishedType]['picture'], PageCode>> = {
  cover: {
    page: () => import('../features/content/pages/article-page.tsx').then((m) => m.ArticlePage),
    text: ['content'],
  },
  own: {
    page: () => import('../features/graphics/pages/graphic-page.tsx').then((m) => m.GraphicPage),
    text: ['content', 'graphics'],
  },
};

const piecePages: Readonly<Partial<Record<PagePath, PageCode>>> = Object.fromEntries(
  PUBLISHED_TYPES.map((type) => [kinds[type].detail, PIECE_PAGES[kinds[type].picture]]),
);

/**
 * The code behind each page. Which pages there are, their titles and who may open them is `domain/access/pages.ts`: a path
 * that is not listed there is a type error here, and a page that has no code yet shows 'in preparation' behind its real guards.
 */
export const pageCode: Readonly<Partial<Record<PagePath, PageCode>>> = {
  '/privacy': { page: () => import('./pages/legal-page.tsx').then((m) => m.PrivacyPage) },
  '/terms': { page: () => import('./pages/legal-page.tsx').then((m) => m.TermsPage) },
  '/app': { page: () => import('./pages/leave-page.tsx').then((m) => m.AppPage) },
  '/support': { page: () => import('./pages/leave-page.tsx').then((m) => m.SupportPage) },
  '/partnerships/verification.php': {
    page: () => import('./pages/leave-page.tsx').then((m) => m.VerificationPage),
  },
  '/login': {
    page: () => import('../features/access/pages/login-page.tsx').then((m) => m.LoginPage),
    text: ['access'],
    frame: 'own',
  },
  '/logout': {
    page: () => import('../features/access/pages/logout-page.tsx').then((m) => m.LogoutPage),
    text: ['access'],
    frame: 'own',
  },
  '/join-team': {
    page: () => import('../features/teams/pages/join-team-page.tsx').then((m) => m.JoinTeamPage),
    text: ['teams'],
  },
  '/make-admin': {
    page: () => import('../features/account/pages/make-admin-page.tsx').then((m) => m.MakeAdminPage),
    text: ['account', 'security'],
  },
  '/signup': {
    page: () => import('../features/account/pages/signup-page.tsx').then((m) => m.SignupPage),
    text: ['account'],
  },
  '/forgot-password': {
    page: () => import('../features/account/pages/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
    text: ['account'],
  },
  '/reset-password': {
    page: () => import('../features/account/pages/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
    text: ['account'],
  },
  '/confirm-delete': {
    page: () => import('../features/account/pages/confirm-delete-page.tsx').then((m) => m.ConfirmDeletePage),
    text: ['account'],
  },
  '/completeSignup': {
    page: () => import('../features/account/pages/complete-signup-page.tsx').then((m) => m.CompleteSignupPage),
    text: ['account'],
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

  '/admin': {
    page: () => import('../features/admin/pages/people-page.tsx').then((m) => m.PeoplePage),
    text: ['admin'],
  },
  '/admin/people/$id': {
    page: () => import('../features/admin/pages/person-page.tsx').then((m) => m.PersonPage),
    text: ['admin', 'audit', 'security', 'sharing'],
  },
  '/admin/audit': {
    page: () => import('../features/admin/pages/audit-page.tsx').then((m) => m.AuditPage),
    text: ['admin', 'audit'],
  },
  '/team-management': {
    page: () => import('../features/teams/pages/team-page.tsx').then((m) => m.TeamPage),
    text: ['teams', 'profile'],
  },
  '/dashboard': {
    page: () => import('../features/dashboard/pages/dashboard-page.tsx').then((m) => m.DashboardPage),
    text: ['dashboard', 'sharing'],
    calls: [
      '/api/content/v1/content/?language={language}&limit=8&types=blog%2Csocial-graphic',
      '/api/app/v1/posts?view=upcoming&limit=20',
      '/api/app/v1/posts?view=past&limit=20',
      '/api/app/v1/drafts?limit=3',
      '/api/app/v1/brand',
      '/api/app/v1/connections',
    ],
    prepare: () => import('../features/dashboard/pages/dashboard-page.tsx').then((m) => m.prepareDashboard()),
  },
  '/account': {
    page: () => import('../features/account/pages/account-page.tsx').then((m) => m.AccountPage),
    text: ['teams', 'account', 'security', 'impersonation'],
  },
  '/setup-my-profile': {
    page: () => import('../features/profile/pages/setup-page.tsx').then((m) => m.SetupPage),
    text: ['setup', 'profile'],
  },
  '/access-restricted': {
    page: () => import('./pages/account-state-page.tsx').then((m) => m.AccessRestrictedPage),
    text: ['states'],
  },
  '/reactivate': {
    page: () => import('./pages/reactivate-page.tsx').then((m) => m.ReactivatePage),
    text: ['states', 'account'],
  },
  '/subscription': {
    page: () => import('./pages/account-state-page.tsx').then((m) => m.SubscriptionPage),
    text: ['states'],
  },
  '/billing': { page: () => import('./pages/account-state-page.tsx').then((m) => m.BillingPage), text: ['states'] },
  '/upgrade': { page: () => import('./pages/account-state-page.tsx').then((m) => m.UpgradePage), text: ['states'] },
  '/profile/basic': {
    page: () => import('../features/profile/pages/basic-page.tsx').then((m) => m.BasicPage),
    text: ['profile'],
  },

  '/shareable-content': {
    page: () => import('../features/content/pages/library-page.tsx').then((m) => m.LibraryPage),
    text: ['content'],
  },
  ...piecePages,
  '/search': {
    page: () => import('../features/content/pages/search-page.tsx').then((m) => m.SearchPage),
    text: ['content'],
  },

  '/integrations': {
    page: () => import('../features/sharing/pages/integrations-page.tsx').then((m) => m.IntegrationsPage),
    text: ['sharing'],
  },
  '/posts/$postId': {
    page: () => import('../features/sharing/pages/post-page.tsx').then((m) => m.PostPage),
    text: ['sharing'],
  },
  '/social-accounts/scheduled-facebook-posts': {
    page: () =>
      import('../features/scheduling/pages/scheduled-facebook-posts-page.tsx').then(
        (m) => m.ScheduledFacebookPostsPage,
      ),
    text: ['sharing'],
  },
  '/content-calendar': {
    page: () => import('../features/scheduling/pages/content-calendar-page.tsx').then((m) => m.ContentCalendarPage),
    text: ['sharing'],
  },
};

/** A page with its rules and, when it has been written, its code. */
export type RouteEntry = Page & { path: PagePath; title: PageTitle } & Partial<PageCode>;

export const routeTable: readonly RouteEntry[] = pageRows.map((row) => ({ ...row, ...pageCode[row.path] }));
