import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import type { Answer } from '../../lib/api/call-types.ts';
import { PROFILE_READY_FLAG } from '@yardsign/domain/access/guards';
import { sessionQuery } from '../../lib/session/session-query.ts';
import { brandQuery } from './brand-query.ts';
import { loadGroup } from './load-group.ts';
import { type BasicProfile, type BrandImage, type Draft, type FieldName, toEntries } from './model.ts';
import { PICTURE_PATHS, type PicturePlace } from './picture-place.ts';

export const profileKey = (memberId: string) => ['profile', memberId] as const;

/** The basic fields of a member's profile. */
export function basicProfileQuery(memberId: string) {
  return queryOptions({
    queryKey: [...profileKey(memberId), 'basic'],
    queryFn: ({ signal }): Promise<BasicProfile> => loadGroup(memberId, 'basic', signal),
  });
}

/** Reads what somebody has saved meanwhile, when that is why something was not. */
export async function readMoved(queryClient: QueryClient, memberId: string, error: Error): Promise<void> {
  if (!hasMovedOn(error)) return;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: brandQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: profileKey(memberId) }),
  ]);
}

/** Whether a save was refused because a field was changed elsewhere. */
export function hasMovedOn(error: Error): boolean {
  return hasCode(error, 'profile_moved_on');
}

/** Saves the named fields, and lets every picture in the product wear what was saved. */
export function useSaveBasic(memberId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, before, fields }: { draft: Draft; before: Draft; fields: readonly FieldName[] }) =>
      api.profile.saveProfile({
        params: { memberId, feature: 'basic' },
        query: { source: 'member' },
        body: toEntries(draft, before, fields),
      }),
    onError: (error) => readMoved(queryClient, memberId, error),
    onSuccess: async ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      const worn = queryClient.getQueryData(brandQuery.queryKey);
      // The form shows saved pictures by the brand: it must be here before the draft is let go.
      await queryClient.invalidateQueries({ queryKey: brandQuery.queryKey });
      // Pieces follow more than the brand: those for one state alone come and go with it. Whoever watches the brand has done it for another one.
      if (worn === undefined || queryClient.getQueryData(brandQuery.queryKey) === worn)
        void queryClient.invalidateQueries({ queryKey: ['content'] });
      queryClient.setQueryData(basicProfileQuery(memberId).queryKey, data.profile);
      // Lines of other groups follow what was saved.
      void queryClient.invalidateQueries({ queryKey: profileKey(memberId), refetchType: 'none' });
    },
  });
}

/** Marks the profile as set up, and lets the session know before the next page asks. */
export function useFinishSetup(memberId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.profile.addFlag({ params: { memberId, flagId: String(PROFILE_READY_FLAG) } });
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    },
  });
}

export type Site = Answer<'uploads', 'readWebsite'>['data']['site'];

/** Has the server read a website, for suggestions. */
export function useReadWebsite(memberId: string) {
  return useMutation({
    mutationFn: async (address: string): Promise<Site> =>
      (await api.uploads.readWebsite({ params: { memberId }, body: { address } })).data.site,
  });
}

/** Makes the file and uploads it. It becomes part of the profile when the profile is saved. */
export function useUploadImage(memberId: string, place: PicturePlace) {
  return useMutation({
    mutationFn: async (make: () => Promise<Blob>): Promise<BrandImage> => {
      const upload = await make();
      const { data } = await api.uploads.uploadImage({
        params: { memberId },
        body: { 'upload-path': PICTURE_PATHS[place] },
        files: { upload },
      });
      const { id, width, height, url } = data.upload;
      return { id, width, height, url };
    },
  });
}
