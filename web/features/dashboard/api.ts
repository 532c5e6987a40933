import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import type { Language } from '../../lib/i18n/language.ts';

export const brandQuery = queryOptions({
  queryKey: ['dashboard', 'brand'],
  queryFn: ({ signal }) => api.profile.getBrand({ signal }),
});

/** The newest pieces in the language that the member's pieces open in. */
export function newestQuery(language: Language) {
  return queryOptions({
    queryKey: ['dashboard', 'newest', language],
    queryFn: async ({ signal }) =>
      (await api.content.listContent({ query: { language, limit: 8, types: 'blog,social-graphic' }, signal })).data,
  });
}
