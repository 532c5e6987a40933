import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { useOptimistic } from '../../lib/use-optimistic.ts';

type Preferences = Answer<'sharing', 'getPostingPreferences'>['preferences'];

export const preferencesQuery = queryOptions({
  queryKey: ['sharing', 'preferences'],
  queryFn: async ({ signal }): Promise<Preferences> =>
    (await api.sharing.getPostingPreferences({ signal })).preferences,
});

/** Changes how posts go out; shown at once. */
export function usePreferencesChange() {
  return useOptimistic<Preferences, unknown>({
    name: 'posting preferences',
    call: (preferences) => api.sharing.changePostingPreferences({ body: preferences }),
    foresee: (preferences) => [{ queryKey: preferencesQuery.queryKey, change: () => preferences }],
  });
}
