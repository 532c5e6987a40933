import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';

/** The team that the member is on; null for everyone else. */
export const teamAboveQuery = queryOptions({
  queryKey: ['team', 'above'],
  queryFn: async ({ signal }) => (await api.teams.getTeamAbove({ signal })).team,
  staleTime: 15 * 60_000,
});
