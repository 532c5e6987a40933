import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** What whoever runs the site has switched on or has to say. When it is read again is decided with each navigation. */
export const siteConfigQuery = queryOptions({
  queryKey: ['site-config'],
  queryFn: ({ signal }) => api.site.getSiteConfig({ query: { t: String(Date.now()) }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});
