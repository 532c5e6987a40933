import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
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

const VIDEO_ADDRESS = /^\/api\/app\/v1\/videos\/(upl_[a-z0-9]+)$/;

/** What is known of a video, by its address; nothing of one that is not ours. */
export function videoQuery(address: string) {
  const [, uploadId] = VIDEO_ADDRESS.exec(address) ?? [];
  return queryOptions({
    queryKey: ['videos', address],
    queryFn: async ({ signal }) => {
      if (uploadId === undefined) return null;
      return (await api.uploads.describeVideo({ params: { uploadId }, signal })).video;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
