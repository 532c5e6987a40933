import type { Crop } from '@yardsign/domain/studio/crop';
import type { FocalPoint } from '@yardsign/domain/studio/focal-point';
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';

export type Picture = Answer<'studio', 'addStudioPicture'>['picture'];

/**
 * Where a picture is fetched from to be shown here. Another file, or another part of it, has another address: browsers keep the former one
 * for a while.
 */
export function shownAddress({ url, file, crop }: Picture): string {
  const part = crop === null ? '' : `-${crop.left}.${crop.top}.${crop.width}.${crop.height}`;
  return `${url}?v=${file.sha256.slice(0, 16)}${part}`;
}

/** The pictures of the content team, the newest first. */
export function picturesQuery(query: string) {
  const wanted = query === '' ? {} : { query };
  return infiniteQueryOptions({
    queryKey: ['studio', 'pictures', wanted],
    queryFn: ({ pageParam, signal }) =>
      api.studio.listStudioPictures({
        query: { ...wanted, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Something that is done to pictures: every list of them shows what has become of it. */
function usePictureCall<Sent, Result>(call: (sent: Sent) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['studio', 'pictures'] }),
  });
}

export interface PictureWords {
  altEn: string;
  altEs: string;
  licence: string;
  source: string;
}

export const useAddPicture = () =>
  usePictureCall(
    async ({ file, words }: { file: File; words: PictureWords }) =>
      (await api.studio.addStudioPicture({ body: words, files: { file } })).picture,
  );

export const useChangePicture = (id: string) =>
  usePictureCall(({ altEn, altEs, ...facts }: PictureWords & { focal?: FocalPoint | null }) =>
    api.studio.changeStudioPicture({ params: { id }, body: { alt: { en: altEn, es: altEs }, ...facts } }),
  );

export const useCropPicture = (id: string) =>
  usePictureCall((body: { of: string; crop: Crop | null }) => api.studio.cropStudioPicture({ params: { id }, body }));

export const useReplacePicture = (id: string) =>
  usePictureCall((file: File) => api.studio.replaceStudioPicture({ params: { id }, body: {}, files: { file } }));

export const useRemovePicture = (id: string) =>
  usePictureCall(() => api.studio.removeStudioPicture({ params: { id } }));
