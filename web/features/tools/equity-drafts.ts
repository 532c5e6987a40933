import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import type { Typed } from './equity-model.ts';

export type EquityDraft = Answer<'documents', 'listEquityDrafts'>['drafts'][number];

/** What the member has kept of reports, the last changed first. */
export const equityDraftsQuery = queryOptions({
  queryKey: ['equity-drafts'],
  queryFn: async ({ signal }) => (await api.documents.listEquityDrafts({ signal })).drafts,
});

/** Keeps what is typed: as a new draft, or as the one that is open. */
export function useKeepEquityDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, facts }: { id: string | null; facts: Typed }) => {
      const body = { facts };
      const { draft } = await (id === null
        ? api.documents.addEquityDraft({ body })
        : api.documents.saveEquityDraft({ params: { id }, body }));
      return draft;
    },
    onSuccess: () => queryClient.invalidateQueries(equityDraftsQuery),
  });
}

export function useRemoveEquityDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.documents.removeEquityDraft({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(equityDraftsQuery),
  });
}
