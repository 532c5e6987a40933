import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';

export type Usage = Answer<'usage', 'readUsage'>['data'];

/** What members did in the last days. */
export const usageQuery = (days: number) =>
  queryOptions({
    queryKey: ['usage', days],
    queryFn: async ({ signal }): Promise<Usage> => (await api.usage.readUsage({ query: { days }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
