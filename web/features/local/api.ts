import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';

export type Figures = Answer<'local', 'getFigures'>['figures'];

/** What the member has kept of a market. */
export function figuresQuery(memberId: string, market: string) {
  return queryOptions({
    queryKey: ['local-figures', memberId, market],
    queryFn: async ({ signal }) => (await api.local.getFigures({ query: { market }, signal })).figures,
  });
}

type Sent = Parameters<typeof api.local.saveFigures>[0]['body'];

/** Keeps the figures of a market in the place of those it had. */
export function useSaveFigures(memberId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent) => (await api.local.saveFigures({ body })).figures,
    onSuccess: (figures) => queryClient.setQueryData(figuresQuery(memberId, figures.market).queryKey, figures),
    // Whoever came late goes on from what is there now, and what they typed stays.
    onError: (_error, { market }) => queryClient.invalidateQueries(figuresQuery(memberId, market)),
  });
}
