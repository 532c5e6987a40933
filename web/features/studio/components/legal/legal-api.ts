import type { Language } from '@yardsign/domain/languages';
import type { LegalPage } from '@yardsign/domain/studio/legal-text';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api/client.ts';
import type { Answer } from '../../../../lib/api/call-types.ts';

export type LegalText = Answer<'studio', 'getStudioLegal'>;

/** Read once: a text that is read anew while somebody writes would hide that another has changed it. */
export const legalQuery = (page: LegalPage) =>
  queryOptions({
    queryKey: ['studio', 'legal', page],
    queryFn: ({ signal }) => api.studio.getStudioLegal({ params: { page }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const legalPreviewQuery = (page: LegalPage, language: Language, text: string) =>
  queryOptions({
    queryKey: ['studio', 'legal', page, 'preview', language, text],
    queryFn: ({ signal }) => api.studio.previewStudioLegal({ params: { page }, body: { language, text }, signal }),
    gcTime: 0,
  });

function useTaken(page: LegalPage) {
  const queryClient = useQueryClient();
  const { queryKey } = legalQuery(page);
  return {
    onSuccess: (legal: LegalText) => queryClient.setQueryData(queryKey, legal),
    // Whoever came late compares with what is there now, and what they typed stays.
    onError: () => queryClient.invalidateQueries({ queryKey, exact: true }),
  };
}

export function useSaveLegal(page: LegalPage) {
  return useMutation({
    mutationFn: (body: Parameters<typeof api.studio.saveStudioLegal>[0]['body']) =>
      api.studio.saveStudioLegal({ params: { page }, body }),
    ...useTaken(page),
  });
}

export function usePublishLegal(page: LegalPage) {
  const queryClient = useQueryClient();
  const taken = useTaken(page);
  return useMutation({
    mutationFn: (body: Parameters<typeof api.studio.publishStudioLegal>[0]['body']) =>
      api.studio.publishStudioLegal({ params: { page }, body }),
    ...taken,
    onSuccess(legal) {
      taken.onSuccess(legal);
      void queryClient.invalidateQueries({ queryKey: ['legal', page] });
    },
  });
}
