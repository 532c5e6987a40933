import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api/client.ts';
import { siteConfigQuery } from '../../../../lib/session/site-config-query.ts';
import type { Answer } from '../../../../lib/api/call-types.ts';

export type StudioSite = Answer<'studio', 'openStudioSite'>['site'];

/** Read once: what is read anew while somebody fills it in would hide that another has changed it. */
export const studioSiteQuery = queryOptions({
  queryKey: ['studio', 'site'],
  queryFn: async ({ signal }) => (await api.studio.openStudioSite({ signal })).site,
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** A change of the site: this browser shows at once what has become of it. */
function useSiteCall<Sent>(call: (sent: Sent) => Promise<{ site: StudioSite }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (sent: Sent) => (await call(sent)).site,
    onSuccess(site) {
      queryClient.setQueryData(studioSiteQuery.queryKey, site);
      void queryClient.prefetchQuery({ ...siteConfigQuery, staleTime: 0 });
    },
    // Whoever came late goes on from what is there now, and what they typed stays.
    onError: () => queryClient.invalidateQueries({ queryKey: studioSiteQuery.queryKey }),
  });
}

export const useSaveSite = () =>
  useSiteCall((body: Parameters<typeof api.studio.saveStudioSite>[0]['body']) => api.studio.saveStudioSite({ body }));

export const useRestoreSite = () =>
  useSiteCall((body: { version: number; number: number }) => api.studio.restoreStudioSite({ body }));
