import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import type { StudioFilters } from './model.ts';

export function piecesQuery({ query, type, view }: StudioFilters) {
  const wanted = { ...(query !== '' && { query }), ...(type !== '' && { type }), ...(view !== '' && { view }) };
  return infiniteQueryOptions({
    queryKey: ['studio', 'pieces', wanted],
    queryFn: ({ pageParam, signal }) =>
      api.studio.listStudioPieces({
        query: { ...wanted, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
