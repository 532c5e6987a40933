import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/client.ts';
import { profileKey, readMoved } from '../api.ts';
import { brandQuery } from '../brand-query.ts';
import { loadGroup } from '../load-group.ts';
import { type PartFeature, type PartProfile, type PartSave, toEntries } from './part-model.ts';

/** One group of a member's profile. */
export function partQuery(memberId: string, feature: PartFeature) {
  return queryOptions({
    queryKey: [...profileKey(memberId), feature],
    queryFn: ({ signal }): Promise<NonNullable<PartProfile>> => loadGroup(memberId, feature, signal),
  });
}

/** What a change of a group means for the rest of the product: every picture in it wears what was saved. */
function useSettled(memberId: string, feature: PartFeature) {
  const queryClient = useQueryClient();
  return async ({ data }: { data: { profile: NonNullable<PartProfile> } }) => {
    void queryClient.invalidateQueries({ queryKey: ['content'] });
    await queryClient.invalidateQueries({ queryKey: brandQuery.queryKey });
    queryClient.setQueryData(partQuery(memberId, feature).queryKey, data.profile);
  };
}

/** Saves the named fields of a group. */
export function useSavePart(memberId: string, feature: PartFeature) {
  const queryClient = useQueryClient();
  const onSuccess = useSettled(memberId, feature);
  return useMutation({
    mutationFn: (sent: PartSave) =>
      api.profile.saveProfile({
        params: { memberId, feature },
        query: { source: 'member' },
        body: toEntries(feature, sent),
      }),
    onSuccess,
    onError: (error) => readMoved(queryClient, memberId, error),
  });
}

/** Puts a group back to its defaults. */
export function useResetPart(memberId: string, feature: PartFeature) {
  const onSuccess = useSettled(memberId, feature);
  return useMutation({ mutationFn: () => api.profile.resetProfile({ params: { memberId, feature } }), onSuccess });
}
