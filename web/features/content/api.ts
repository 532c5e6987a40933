import type { ContentType } from '@yardsign/domain/content/kinds';
import {
  type InfiniteData,
  type QueryClient,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { usePageSearch } from '../../lib/search/page-search.ts';
import { KEPT } from './kept.ts';
import { useMayOverride } from './use-override.ts';
import { type Filters, type Piece, askedStates, isOverride, listQuery, pieceSearch, writeTypes } from './model.ts';

type Page = Answer<'content', 'listContent'>;

const LONGEST_LIST = 100;

/** Pieces in pages of a dozen: newest first, or best match first when something is searched for. */
export function contentListQuery(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ['content', 'list', filters],
    queryFn: ({ pageParam, signal }): Promise<Page> => {
      const query = listQuery(filters, pageParam);
      const words = filters.query.trim();
      return words === ''
        ? api.content.listContent({ query, signal })
        : api.content.searchContent({ query: { ...query, query: words }, signal });
    },
    initialPageParam: 0,
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
    ...KEPT,
    // What the member saved, shared or wrote may have changed on another page of theirs.
    refetchOnWindowFocus: filters.show === 'all' ? false : 'always',
  });
}

/** The categories that have something of these types, each with how much; of every type where none is named. */
export function categoriesQuery(types: readonly ContentType[], language: Language) {
  return queryOptions({
    queryKey: ['content', 'categories', types, language],
    queryFn: async ({ signal }) => {
      const query = { limit: 200, language, ...(types.length > 0 && { category_type: writeTypes(types) }) };
      return (await api.content.listCategories({ query, signal })).data;
    },
    placeholderData: keepPreviousData,
    ...KEPT,
  });
}

/** The types that there are pieces of. */
export const typesQuery = queryOptions({
  queryKey: ['content', 'types'],
  queryFn: async ({ signal }) => (await api.content.listTypes({ signal })).data.map(({ type }) => type),
  ...KEPT,
});

/** @param override also one that members do not see, for the content team */
export function pieceQuery(slug: string, language: Language, override = false) {
  return queryOptions({
    queryKey: ['content', 'piece', slug, language, ...(override ? ['override'] : [])],
    queryFn: async ({ signal }) => {
      const query = { language, ...(override && askedStates(true)) };
      return (await api.content.getContentBySlug({ params: { slug }, query, signal })).data;
    },
    ...KEPT,
  });
}

/** The piece as a list already brought it: everything but its long texts. */
function findListed(queryClient: QueryClient, slug: string): Piece | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<Page>>({ queryKey: ['content', 'list'] });
  return lists
    .flatMap(([, list]) => list?.pages.flatMap((page) => page.data) ?? [])
    .find((piece) => piece.slug === slug);
}

/**
 * One piece by its slug. While it is on its way there is what a list knew of it, or itself in the other language; both
 * hold its titles in both languages, so a page can show itself at once.
 */
export function usePiece(slug: string, language: Language) {
  const queryClient = useQueryClient();
  const override = isOverride(usePageSearch(pieceSearch).override);
  const mayOverride = useMayOverride();
  return useQuery({
    ...pieceQuery(slug, language, override && mayOverride),
    placeholderData: (previous) => (previous?.slug === slug ? previous : findListed(queryClient, slug)),
  });
}

/** A piece by its id, for what is related to another. */
export function relatedPieceQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: ['content', 'related', id, language],
    queryFn: async ({ signal }) => (await api.content.getContent({ params: { id }, query: { language }, signal })).data,
    ...KEPT,
  });
}

/** The newest pieces of a type, as many as one call answers: enough to leaf from one to the next. */
export function shelfQuery(type: Piece['content_type'], language: Language) {
  return queryOptions({
    queryKey: ['content', 'shelf', type, language],
    queryFn: async ({ signal }) => {
      const query = { page: 0, limit: LONGEST_LIST, language, status: 'published,public', types: type };
      return (await api.content.listContent({ query, signal })).data;
    },
    ...KEPT,
  });
}
