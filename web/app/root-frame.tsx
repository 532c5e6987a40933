import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useHeightAbove } from '../lib/browser/use-height-above.ts';
import { OfflineNotice } from '../ui/feedback/offline-notice.tsx';
import { PageTitle } from './page-title.tsx';
import { SiteNotices } from './site-notices.tsx';
import { ImpersonationNotice } from './impersonation-notice.tsx';
import classes from './root-frame.module.css';

/** Who is seen when it is not oneself, and the word that the connection is gone: in sight however far down one has read. */
function NoticesInSight() {
  const above = useHeightAbove<HTMLDivElement>();
  return (
    <div ref={above} className={classes['above']}>
      <ImpersonationNotice />
      <OfflineNotice />
    </div>
  );
}

/** Around every page: the title of the tab, and what is said above all of them. */
export function RootFrame() {
  return (
    <Suspense fallback={null}>
      <PageTitle />
      <NoticesInSight />
      <SiteNotices />
      <Outlet />
    </Suspense>
  );
}
