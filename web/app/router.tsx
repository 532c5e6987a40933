import { type AnyRoute, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { differsInCase } from '@yardsign/domain/access/normal-path';
import { type LegacyPath, leadOn, legacyPaths } from '@yardsign/domain/access/legacy-paths';
import { lazyPart } from '../lib/code/lazy-part.tsx';
import { loadCatalog } from '../lib/i18n/catalogs.ts';
import { currentLanguage } from '../lib/i18n/language-store.ts';
import { parseSearch, stringifySearch } from '../lib/search/search-params.ts';
import { reportError } from '../lib/report-error.ts';
import { PageSkeleton } from '../ui/feedback/skeleton.tsx';
import { FailedPage } from './pages/error-page.tsx';
import { type GuardContext, guardNavigation } from './guard-navigation.ts';
import { RootFrame } from './root-frame.tsx';
import { type RouteEntry, routeTable } from './route-table.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: RouteEntry;
  }
}

const rootRoute = createRootRoute({
  component: RootFrame,
  beforeLoad: async ({ location, matches, preload }): Promise<GuardContext> => {
    const match = matches.at(-1);
    const page = match?.staticData.page;
    if (match === undefined || page === undefined) return {};
    // Menus mark an entry by the address as the page spells it.
    if (differsInCase(location.pathname, match.pathname)) {
      const search = parseSearch(location.searchStr);
      redirect({ throw: true, to: match.pathname, search, hash: location.hash, replace: true });
    }
    return guardNavigation(location, page, preload);
  },
});

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyPart(() => import('./shell/member-frame.tsx').then((m) => m.MemberFrame)),
});

const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: lazyPart(() => import('./public-frame.tsx').then((m) => m.PublicFrame)),
});

const inPreparation = lazyPart(() => import('./pages/in-preparation-page.tsx').then((m) => m.InPreparationPage));

function parentOf(entry: RouteEntry): AnyRoute {
  if (entry.access === 'member') return shellRoute;
  return entry.frame === 'own' ? rootRoute : publicRoute;
}

function toRoute(entry: RouteEntry, path: string): AnyRoute {
  return createRoute({
    getParentRoute: () => parentOf(entry),
    path,
    staticData: { page: entry },
    component: entry.page === undefined ? inPreparation : lazyPart(entry.page),
    loader: () => {
      void entry.prepare?.().catch(reportError);
      return Promise.all((entry.text ?? []).map((area) => loadCatalog(area, currentLanguage()))).then(() => null);
    },
  });
}

function toRedirect(legacy: LegacyPath): AnyRoute {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: legacy.from.replace(/\*$/, '$'),
    beforeLoad: ({ params, location }) => {
      const to = leadOn(legacy, params as Record<string, string>);
      const { contentLanguage } = legacy;
      const search = {
        ...parseSearch(location.searchStr),
        ...legacy.search,
        ...(contentLanguage !== undefined && { language: contentLanguage }),
      };
      if (to === null) redirect({ throw: true, to: '/404', replace: true });
      else redirect({ throw: true, to, search, hash: location.hash, replace: true });
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

const routes = routeTable.flatMap((entry) =>
  [entry.path, ...(entry.aliases ?? [])].map((path) => ({ route: toRoute(entry, path), parent: parentOf(entry) })),
);
const under = (parent: AnyRoute) => routes.filter((page) => page.parent === parent).map((page) => page.route);

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    shellRoute.addChildren(under(shellRoute)),
    publicRoute.addChildren(under(publicRoute)),
    ...under(rootRoute),
    ...legacyPaths.map(toRedirect),
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
  defaultErrorComponent: FailedPage,
  defaultOnCatch: reportError,
});
