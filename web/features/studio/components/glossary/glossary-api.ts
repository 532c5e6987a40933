import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api/client.ts';

export const glossaryQuery = queryOptions({
  queryKey: ['studio', 'glossary'],
  queryFn: ({ signal }) => api.studio.getStudioGlossary({ signal }),
});

export function useSaveGlossary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof api.studio.saveStudioGlossary>[0]['body']) =>
      api.studio.saveStudioGlossary({ body }),
    onSuccess: (glossary) => queryClient.setQueryData(glossaryQuery.queryKey, glossary),
    // Whoever came late goes on from the terms that are there now, and what they typed stays.
    onError: () => queryClient.invalidateQueries({ queryKey: glossaryQuery.queryKey }),
  });
}
