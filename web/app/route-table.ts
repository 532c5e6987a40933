import type { ComponentType } from 'react';
import type { AreaName, MessagesOf } from '../locales/areas.ts';
import type { Access } from './guards.ts';

export type TitleKey = keyof MessagesOf<'titles'>;

/** Loads the code of a page. Left out, the path shows the page 'in preparation'. */
type PageLoader = () => Promise<ComponentType>;

export interface RouteEntry {
  readonly path: string;
  readonly title: TitleKey;
  readonly access: Access;
  readonly page?: PageLoader;
  /** Catalogs that are fetched together with the page, so that they do not wait for each other. */
  readonly text?: readonly AreaName[];
}

function member(path: string, title: TitleKey, more: Pick<RouteEntry, 'page' | 'text'> = {}): RouteEntry {
  return { path, title, access: 'member', ...more };
}

/**
 * Every page, as data. To plug a page in, give its row `page` (and `text`):
 * `member('/integrations', 'integrations', { page: () => import('../features/…').then((m) => m.IntegrationsPage), text: ['sharing'] })`.
 */
export const routeTable: readonly RouteEntry[] = [
  {
    path: '/login',
    title: 'login',
    access: 'guest',
    page: () => import('../features/access/pages/login-page.tsx').then((m) => m.LoginPage),
    text: ['access'],
  },
  {
    path: '/logout',
    title: 'logout',
    access: 'public',
    page: () => import('../features/access/pages/logout-page.tsx').then((m) => m.LogoutPage),
    text: ['access'],
  },
  { path: '/forgot-password', title: 'forgotPassword', access: 'guest' },
  { path: '/reset-password', title: 'resetPassword', access: 'public' },
  { path: '/completeSignup', title: 'completeSignup', access: 'public' },
  { path: '/confirm-delete', title: 'confirmDelete', access: 'public' },
  {
    path: '/privacy',
    title: 'privacy',
    access: 'public',
    page: () => import('./pages/legal-page.tsx').then((m) => m.PrivacyPage),
  },
  {
    path: '/terms',
    title: 'terms',
    access: 'public',
    page: () => import('./pages/legal-page.tsx').then((m) => m.TermsPage),
  },
  {
    path: '/404',
    title: 'notFound',
    access: 'public',
    page: () => import('./pages/not-found-page.tsx').then((m) => m.NotFoundPage),
  },
  {
    path: '/too-many-redirects',
    title: 'tooManyRedirects',
    access: 'public',
    page: () => import('./pages/too-many-redirects-page.tsx').then((m) => m.TooManyRedirectsPage),
  },
  {
    path: '/design',
    title: 'design',
    access: 'public',
    page: () => import('./pages/design/design-page.tsx').then((m) => m.DesignPage),
    text: ['design'],
  },

  member('/dashboard', 'dashboard', {
    page: () => import('../features/dashboard/pages/dashboard-page.tsx').then((m) => m.DashboardPage),
    text: ['dashboard', 'sharing'],
  }),
  member('/setup-my-profile', 'setupMyProfile'),
  member('/account', 'account'),
  member('/subscription', 'subscription'),
  member('/billing', 'billing'),
  member('/upgrade', 'upgrade'),
  member('/reactivate', 'reactivate'),
  member('/team-management', 'myTeam'),
  member('/access-restricted', 'accessRestricted'),
  member('/admin', 'admin'),

  member('/profile/basic', 'profileBasic', {
    page: () => import('../features/profile/pages/basic-page.tsx').then((m) => m.BasicPage),
    text: ['profile'],
  }),
  member('/profile/videos', 'profileVideos'),
  member('/profile/graphics', 'profileGraphics'),
  member('/profile/guides', 'profileGuides'),
  member('/profile/blog', 'profileBlog'),
  member('/profile/email-builder', 'profileEmail'),

  member('/shareable-content', 'shareableContent', {
    page: () => import('../features/content/pages/library-page.tsx').then((m) => m.LibraryPage),
    text: ['content'],
  }),
  member('/shareable-content/blog/$slug', 'article', {
    page: () => import('../features/content/pages/article-page.tsx').then((m) => m.ArticlePage),
    text: ['content'],
  }),
  member('/shareable-content/graphic/$slug', 'graphic', {
    page: () => import('../features/graphics/pages/graphic-page.tsx').then((m) => m.GraphicPage),
    text: ['content', 'graphics'],
  }),
  member('/shareable-content/infographic/$slug', 'graphic'),
  member('/shareable-content/video/$slug', 'video'),
  member('/search', 'search', {
    page: () => import('../features/content/pages/search-page.tsx').then((m) => m.SearchPage),
    text: ['content'],
  }),
  member('/posts/$postId', 'post', {
    page: () => import('../features/sharing/pages/post-page.tsx').then((m) => m.PostPage),
    text: ['sharing'],
  }),

  member('/integrations', 'integrations', {
    page: () => import('../features/sharing/pages/integrations-page.tsx').then((m) => m.IntegrationsPage),
    text: ['sharing'],
  }),
  member('/social-accounts/scheduled-facebook-posts', 'scheduledFacebookPosts', {
    page: () =>
      import('../features/scheduling/pages/scheduled-facebook-posts-page.tsx').then(
        (m) => m.ScheduledFacebookPostsPage,
      ),
    text: ['sharing'],
  }),
  member('/automatic-social-media-posting', 'automaticPosting'),
  member('/content-calendar', 'contentCalendar', {
    page: () => import('../features/scheduling/pages/content-calendar-page.tsx').then((m) => m.ContentCalendarPage),
    text: ['sharing'],
  }),

  member('/success-plan', 'successPlan'),
  member('/resources', 'resources'),
  member('/resources/buyers-purchasing-power', 'buyersPurchasingPower'),
  member('/resources/hpes', 'hpes'),
  member('/resources/pear', 'pear'),
  member('/email-builder', 'emailBuilder'),
  member('/expert-guides', 'expertGuides'),
  member('/graphic-builder', 'graphicBuilder'),
  member('/local/graphic-builder', 'graphicBuilder'),
  member('/realtalk', 'realtalk'),
  member('/realtalk/recordings', 'realtalkRecordings'),
  member('/realtalk/scripts', 'realtalkScripts'),
  member('/realtalk/scriptbuilder', 'scriptBuilder'),
  member('/market-updates', 'marketUpdates'),
  member('/local', 'local'),
  member('/learning-center', 'learningCenter'),
  member('/playbooks', 'playbooks'),
  member('/video-masterclass', 'videoMasterclass'),
  member('/product-suggestion-box', 'suggestionBox'),
  member('/my-perks', 'myPerks'),
  member('/my-perks/referral', 'earnFreeMonths'),
  member('/my-blog', 'customBlog'),
  member('/blog/rssfeed', 'rssFeed'),
];

/** Old and short addresses, and where they lead. The query is kept. */
export const redirects: ReadonlyArray<readonly [from: string, to: string]> = [
  ['/', '/dashboard'],
  ['/forgotpassword', '/forgot-password'],
  ['/profile', '/profile/basic'],
  ['/profile/email', '/profile/email-builder'],
  ['/profile/newsletter', '/profile/email-builder'],
  ['/social-accounts', '/integrations'],
  ['/posts', '/content-calendar'],
  ['/email', '/email-builder'],
  ['/newsletter', '/email-builder'],
  ['/partners', '/my-perks'],
  ['/member-perks', '/my-perks'],
];
