import { FEED_TYPES } from '@yardsign/domain/content/feed-types';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { useOptimistic } from '../../lib/use-optimistic.ts';
import { type Show, withAnswered } from './model.ts';

export type Microsite = Answer<'microsite', 'getMicrosite'>;
export type LeadPage = Answer<'leads', 'listLeads'>;
export type Lead = LeadPage['items'][number];

/** Where the member's public pages are. Read anew each time: the profile switches them. */
export const micrositeQuery = queryOptions({
  queryKey: ['microsite'],
  queryFn: ({ signal }) => api.microsite.getMicrosite({ signal }),
});

const LEADS_KEY = ['leads'];

/** Who wrote to the member, the last first, page by page. */
export function leadsQuery(show: Show) {
  return infiniteQueryOptions({
    queryKey: [...LEADS_KEY, show],
    queryFn: ({ pageParam, signal }) =>
      api.leads.listLeads({ query: { show, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}

export interface Answering {
  lead: Lead;
  answered: boolean;
}

/** Marks a lead as answered, or as open again. */
export function useAnswering() {
  return useOptimistic<Answering, unknown>({
    name: 'leads',
    call: ({ lead, answered }) => api.leads.setLead({ params: { id: lead.id }, body: { answered } }),
    foresee: ({ lead, answered }) => [
      {
        queryKey: LEADS_KEY,
        change: (known: InfiniteData<LeadPage, string | null>) => ({
          ...known,
          pages: known.pages.map((page) => withAnswered(page, lead, answered)),
        }),
      },
    ],
  });
}

export function useDeleteLead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (lead: Lead) => api.leads.deleteLead({ params: { id: lead.id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: LEADS_KEY }),
  });
}

const PREVIEWED = 10;
const TYPES = FEED_TYPES.join(',');

/** What the feed holds, as far as its page shows it. */
export function feedQuery(language: Language, category: string | null) {
  return queryOptions({
    queryKey: ['feed', language, category],
    queryFn: async ({ signal }) => {
      const query = {
        language,
        limit: PREVIEWED,
        types: TYPES,
        ...(category !== null && { categories: category }),
      };
      return (await api.content.listContent({ query, signal })).data;
    },
  });
}

/** The categories that the feed has pieces of. */
export function feedCategoriesQuery(language: Language) {
  return queryOptions({
    queryKey: ['feed-categories', language],
    queryFn: async ({ signal }) =>
      (await api.content.listCategories({ query: { language, category_type: TYPES }, signal })).data,
  });
}
