import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import type { Language } from '../../lib/i18n/language.ts';

/** The newest pieces. The key begins with `content`: a changed brand makes their pictures old. */
export function newestQuery(language: Language) {
  return queryOptions({
    queryKey: ['content', 'newest', language],
    queryFn: async ({ signal }) =>
      (await api.content.listContent({ query: { language, limit: 8, types: 'blog,social-graphic' }, signal })).data,
  });
}
