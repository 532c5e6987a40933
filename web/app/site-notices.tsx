import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { siteConfigQuery } from '../lib/session/site-config-query.ts';

const SiteNoticeList = lazy(() =>
  import('./site-notice-list.tsx').then((module) => ({ default: module.SiteNoticeList })),
);

/** What whoever runs the site has to say, above every page; nothing is fetched for it while there is nothing to say. */
export function SiteNotices() {
  const { data: config } = useQuery({ ...siteConfigQuery, enabled: false });
  if (config === undefined || (!config.maintenance.on && config.banners.length === 0)) return null;
  return (
    <Suspense fallback={null}>
      <SiteNoticeList config={config} />
    </Suspense>
  );
}
