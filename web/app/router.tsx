import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { loadCatalog } from '../lib/i18n/catalogs.ts';
import { currentLanguage } from '../lib/i18n/language-store.ts';
import { parseSearch, stringifySearch } from '../lib/search-params.ts';
import { PageSkeleton } from '../ui/skeleton.tsx';
import { loadPage } from './chunk-recovery.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { guardNavigation } from './guard-navigation.ts';
import { RootFrame } from './root-frame.tsx';
import { type RouteEntry, type TitleKey, redirects, routeTable } from './route-table.ts';
import type { Access } from './guards.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access?: Access;
    title?: TitleKey;
  }
}

const rootRoute = createRootRoute({
  component: RootFrame,
  beforeLoad: ({ location, matches }) => guardNavigation(location, matches.at(-1)?.staticData.access ?? 'public'),
});

const loadShell = () => loadPage(() => import('./shell/shell.tsx').then((m) => m.Shell));
const loadPublicFrame = () => loadPage(() => import('./public-frame.tsx').then((m) => m.PublicFrame));
const loadInPreparation = () => import('./pages/in-preparation-page.tsx').then((m) => m.InPreparationPage);

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyRouteComponent(async () => ({ Shell: await loadShell() }), 'Shell'),
});

const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: lazyRouteComponent(async () => ({ PublicFrame: await loadPublicFrame() }), 'PublicFrame'),
});

/** Pages that bring their own frame. */
const BARE = new Set(['/login', '/logout', '/design']);

function parentOf(entry: RouteEntry): AnyRoute {
  if (entry.access === 'member') return shellRoute;
  return BARE.has(entry.path) ? rootRoute : publicRoute;
}

function toRoute(entry: RouteEntry): AnyRoute {
  const load = entry.page ?? loadInPreparation;
  return createRoute({
    getParentRoute: () => parentOf(entry),
    path: entry.path,
    staticData: { access: entry.access, title: entry.title },
    component: lazyRouteComponent(async () => ({ Page: await loadPage(load) }), 'Page'),
    loader: () => Promise.all((entry.text ?? []).map((area) => loadCatalog(area, currentLanguage()))).then(() => null),
  });
}

function toRedirect([from, to]: readonly [string, string]): AnyRoute {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: from,
    beforeLoad: ({ search }) => {
      redirect({ throw: true, to, search, replace: true });
    },
  });
}

const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    redirect({ throw: true, to: '/404', replace: true });
  },
});

const pages = routeTable.map((entry) => ({ route: toRoute(entry), parent: parentOf(entry) }));
const under = (parent: AnyRoute) => pages.filter((page) => page.parent === parent).map((page) => page.route);

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    shellRoute.addChildren(under(shellRoute)),
    publicRoute.addChildren(under(publicRoute)),
    ...under(rootRoute),
    ...redirects.map(toRedirect),
    unknownRoute,
  ]),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 30_000,
  defaultPendingMs: 150,
  defaultPendingMinMs: 200,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: ErrorPage,
});
