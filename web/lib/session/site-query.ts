import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** What this installation says of itself to anyone: its name, and the demo accounts when there are any. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api.site.getSite({ signal }),
  staleTime: 10 * 60_000,
});
