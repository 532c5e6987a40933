import { queryClient } from '../../lib/query-client.ts';
import { ownContentLanguage } from '../content/content-language.ts';
import { brandQuery } from '../profile/brand-query.ts';
import { adviceQuery } from '../results/api.ts';
import { connectionsQuery, postsQuery } from '../sharing/api.ts';
import { draftsQuery } from '../sharing/drafts-api.ts';
import { newestQuery } from './api.ts';

export const DRAFTS_SHOWN = 3;

/** Has the dashboard's data on the way before it is rendered. What fails is asked for again, and told, by the page. */
export function prepareDashboard(): void {
  void queryClient.prefetchInfiniteQuery(postsQuery('upcoming'));
  void queryClient.prefetchInfiniteQuery(postsQuery('past'));
  void queryClient.prefetchInfiniteQuery(draftsQuery(DRAFTS_SHOWN));
  void queryClient.prefetchQuery(brandQuery);
  void queryClient.prefetchQuery(connectionsQuery);
  void queryClient.prefetchQuery(adviceQuery);
  void queryClient.prefetchQuery(newestQuery(ownContentLanguage()));
}
