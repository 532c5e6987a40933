import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { OfflineNotice } from '../ui/feedback/offline-notice.tsx';
import { PageTitle } from './page-title.tsx';
import { SiteNotices } from './site-notices.tsx';
import { ImpersonationNotice } from './impersonation-notice.tsx';

/** Around every page: the title of the tab, who is seen when it is not oneself, and the word that the connection is gone. */
export function RootFrame() {
  return (
    <Suspense fallback={null}>
      <PageTitle />
      <ImpersonationNotice />
      <OfflineNotice />
      <SiteNotices />
      <Outlet />
    </Suspense>
  );
}
