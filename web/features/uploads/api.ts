import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';

export type UploadedImage = Answer<'uploads', 'listImages'>['data']['images'][number];

/** Of every list of pictures: what an upload makes old. */
export const IMAGES_KEY = ['images'];

/** The pictures of a folder that a member has uploaded, newest first, page by page. */
export function imagesQuery(memberId: string, folder: string) {
  return infiniteQueryOptions({
    queryKey: [...IMAGES_KEY, memberId, folder],
    queryFn: async ({ pageParam, signal }) => {
      const query = { imagePath: folder, ...(pageParam !== null && { lastKey: pageParam }) };
      return (await api.uploads.listImages({ params: { memberId }, query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.lastKey,
  });
}
