import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '../lib/code/lazy-part.tsx';
import { siteConfigQuery } from '../lib/session/site-config-query.ts';
import { Part } from '../ui/feedback/part.tsx';

const SiteNoticeList = lazyPart(() => import('./site-notice-list.tsx').then((module) => module.SiteNoticeList));

/** What whoever runs the site has to say, above every page; nothing is fetched for it while there is nothing to say. */
export function SiteNotices() {
  const { data: config } = useQuery({ ...siteConfigQuery, enabled: false });
  if (config === undefined || (!config.maintenance.on && config.banners.length === 0)) return null;
  return (
    <Part quiet>
      <SiteNoticeList config={config} />
    </Part>
  );
}
