import { readSyncQuery, siteConfigDue } from '@yardsign/domain/access/sync';
import { queryClient } from '../lib/query-client.ts';
import { reportError } from '../lib/report-error.ts';
import { parseSearch } from '../lib/search/search-params.ts';
import { siteConfigQuery } from '../lib/session/site-config-query.ts';
import { router } from './router.tsx';

/**
 * With each navigation: is the configuration missing, older than ten minutes, or asked for? Never delays the navigation. What was known
 * stays when reading it again fails, and the failure is told.
 */
export function watchSiteConfig(): void {
  let loading = false;
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const updatedAt = queryClient.getQueryState(siteConfigQuery.queryKey)?.dataUpdatedAt ?? 0;
    const words = readSyncQuery(parseSearch(toLocation.searchStr)['sync']);
    if (loading || !navigator.onLine || !siteConfigDue(updatedAt === 0 ? null : updatedAt, Date.now(), words)) return;
    loading = true;
    queryClient
      .fetchQuery({ ...siteConfigQuery, staleTime: 0 })
      .catch(reportError)
      .finally(() => {
        loading = false;
      });
  });
}
