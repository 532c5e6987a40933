import { queryOptions } from '@tanstack/react-query';
import type { Template } from '@yardsign/scene/template/template';
import { api } from '../../lib/api/client.ts';

const FRESH_MS = 15 * 60_000;

/** What a piece is drawn from, its sizes, and the texts that it lends the template. */
export function templateQuery(contentId: string) {
  return queryOptions({
    queryKey: ['template', contentId],
    queryFn: async ({ signal }) => {
      const { template, sizes, texts } = await api.graphics.getTemplate({ params: { contentId }, signal });
      return { template: template as unknown as Template, sizes, texts };
    },
    staleTime: FRESH_MS,
  });
}
