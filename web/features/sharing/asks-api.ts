import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';

/** What became of the member's own posts that somebody of the team had to agree to. */
export const ownAsksQuery = queryOptions({
  queryKey: ['approvals', 'own'],
  queryFn: async ({ signal }) => (await api.approval.listOwnAsks({ signal })).asks,
  staleTime: 10_000,
});
