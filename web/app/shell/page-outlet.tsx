import { Outlet, useMatches } from '@tanstack/react-router';
import { lazyPart } from '../../lib/code/lazy-part.tsx';
import { readWanted } from '../../lib/session/wanted-feature.ts';
import { Part } from '../../ui/feedback/part.tsx';
import { PageSkeleton } from '../../ui/feedback/skeleton.tsx';
import type { GuardContext } from '../guard-navigation.ts';
import { AccountToolbar } from './account-toolbar.tsx';

const UpsellPage = lazyPart(() => import('../pages/upsell-page.tsx').then((module) => module.UpsellPage));
const UpsellReturn = lazyPart(() => import('./upsell-return.tsx').then((module) => module.UpsellReturn));

/** The page, or in its place what it takes: a page whose feature is not held is never drawn. */
export function PageOutlet() {
  const match = useMatches().at(-1);
  const { upsell } = (match?.context ?? {}) as GuardContext;
  if (upsell === undefined) {
    const wanted = readWanted();
    return (
      <>
        {wanted !== null && (
          <Part quiet>
            <UpsellReturn key={wanted.href} wanted={wanted} />
          </Part>
        )}
        <AccountToolbar />
        <Outlet />
      </>
    );
  }
  return (
    <Part waiting={<PageSkeleton />} inline>
      <UpsellPage key={match?.id} feature={upsell} />
    </Part>
  );
}
