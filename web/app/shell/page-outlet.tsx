import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { readWanted } from '../../lib/session/wanted-feature.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import type { GuardContext } from '../guard-navigation.ts';
import { AccountToolbar } from './account-toolbar.tsx';

const UpsellPage = lazy(() => import('../pages/upsell-page.tsx').then((module) => ({ default: module.UpsellPage })));
const UpsellReturn = lazy(() => import('./upsell-return.tsx').then((module) => ({ default: module.UpsellReturn })));

/** The page, or in its place what it takes: a page whose feature is not held is never drawn. */
export function PageOutlet() {
  const match = useMatches().at(-1);
  const { upsell } = (match?.context ?? {}) as GuardContext;
  if (upsell === undefined) {
    const wanted = readWanted();
    return (
      <>
        {wanted !== null && (
          <Suspense fallback={null}>
            <UpsellReturn key={wanted.href} wanted={wanted} />
          </Suspense>
        )}
        <AccountToolbar />
        <Outlet />
      </>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <UpsellPage key={match?.id} feature={upsell} />
    </Suspense>
  );
}
