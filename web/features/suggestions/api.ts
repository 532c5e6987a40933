import type { SuggestionState } from '@yardsign/domain/suggestions/suggestion';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';

export type Suggestion = Answer<'suggestions', 'addSuggestion'>['data'];
export type WrittenSuggestion = Answer<'suggestions', 'answerSuggestion'>['data'];
type NewSuggestion = Parameters<typeof api.suggestions.addSuggestion>[0]['body'];

const KEY = ['suggestions'];

/** What the member suggested, the last first, page by page. */
export const suggestionsQuery = infiniteQueryOptions({
  queryKey: [...KEY, 'own'],
  queryFn: async ({ pageParam, signal }) =>
    (await api.suggestions.listSuggestions({ query: { ...(pageParam !== null && { cursor: pageParam }) }, signal }))
      .data,
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
});

/** What all members suggested. @param state null for every state */
export function allSuggestionsQuery(state: SuggestionState | null) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'all', state],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(state !== null && { state }), ...(pageParam !== null && { cursor: pageParam }) };
      return (await api.suggestions.listAllSuggestions({ query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}

export function useSuggest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSuggestion) => api.suggestions.addSuggestion({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useAnswer(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { state: SuggestionState; reply: string }) =>
      api.suggestions.answerSuggestion({ params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
