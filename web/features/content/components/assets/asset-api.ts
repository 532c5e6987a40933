import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, hasCode } from '../../../../lib/api/api-error.ts';
import type { Answer } from '../../../../lib/api/call-types.ts';
import { api } from '../../../../lib/api/client.ts';
import { nearestSize } from './asset-model.ts';
import { newId } from '../../../../lib/browser/new-id.ts';

export type Asset = Answer<'content', 'getAsset'>['data'];

const KEY = ['assets'];
const PAGE_SIZE = 24;

/** The member's own pictures, the one that was changed last first. @param tag null for all of them */
export function ownAssetsQuery(tag: string | null) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'own', tag],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        author_filter: 'mine' as const,
        page: pageParam,
        limit: PAGE_SIZE,
        ...(tag !== null && { tags: tag }),
      };
      return api.content.listAssets({ query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
  });
}

/** Says of a failure that has no words of its own that the picture was not saved. */
async function saving<Saved>(call: Promise<Saved>): Promise<Saved> {
  try {
    return await call;
  } catch (error) {
    if (!hasCode(error, 'internal')) throw error;
    throw new ApiError({ code: 'asset_not_saved', status: 500, message: 'not saved' }, { cause: error });
  }
}

interface NewAsset {
  name: string;
  tags: string[];
  file: Blob;
  /** The piece that it was made of. */
  contentId?: string;
}

/** Uploads a picture and keeps it under a name. */
export function useKeepAsset(memberId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, tags, file, contentId }: NewAsset) => {
      const { data } = await api.uploads.uploadImage({
        params: { memberId },
        body: { 'upload-path': `asset/${newId()}` },
        files: { upload: file },
      });
      const { id: image, width, height } = data.upload;
      const body = { name, tags, image, size: nearestSize({ width, height }), related_content: contentId ?? null };
      return saving(api.content.addCustomAsset({ params: { memberId }, body }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useSaveAsset(memberId: string, assetId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; tags: string[] }) =>
      saving(api.content.saveCustomAsset({ params: { memberId, assetId }, body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRemoveAsset(memberId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (assetId: string) => api.content.removeCustomAsset({ params: { memberId, assetId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
