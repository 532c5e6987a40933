import type { Language } from '@yardsign/domain/languages';
import type { LegalPage } from '@yardsign/domain/studio/legal-text';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api/client.ts';

/** A legal text as everybody reads it: the version in force, or an older one by its number. */
export const publicLegalQuery = (page: LegalPage, language: Language, version?: number) =>
  queryOptions({
    queryKey: ['legal', page, language, version],
    queryFn: ({ signal }) =>
      api.site.getLegalPage({
        params: { page },
        query: { language, ...(version !== undefined && { version }) },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
