import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { NetworkKey } from '@yardsign/domain/sharing/networks/networks';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';

export type Results = Answer<'results', 'listResults'>;
export type Figures = NonNullable<Answer<'results', 'getFigures'>['figures']>;

export const resultsQuery = (network: NetworkKey | null, days: number) =>
  queryOptions({
    queryKey: ['results', network, days],
    queryFn: ({ signal }) => api.results.listResults({ query: { days, ...(network && { network }) }, signal }),
    placeholderData: keepPreviousData,
  });

export const figuresQuery = (id: string) =>
  queryOptions({
    queryKey: ['results', 'of', id],
    queryFn: ({ signal }) => api.results.getFigures({ params: { id }, signal }),
  });

export type Advice = Answer<'results', 'getAdvice'>;

/** What the member's own posts teach. Figures change slowly: once an hour is soon enough. */
export const adviceQuery = queryOptions({
  queryKey: ['results', 'advice'],
  queryFn: ({ signal }): Promise<Advice> => api.results.getAdvice({ signal }),
  staleTime: 3_600_000,
});
