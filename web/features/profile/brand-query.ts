import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';

export type Brand = Answer<'profile', 'getBrand'>['brand'];

/** So often a page that shows it and is in sight asks whether another window, another device or the team has changed it. */
const WATCH_MS = 6000;

/** What may be changed in another window, on another device or by the team while a page shows it. What could not be read is left to its member. */
export const WATCHED = {
  refetchInterval: ({ state }: { state: { data: unknown } }) => state.data !== undefined && WATCH_MS,
  refetchOnWindowFocus: 'always',
} as const;

/** The brand that pieces are drawn with. Saving the profile invalidates it, and every live picture repaints; so does a change elsewhere, within ten seconds. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: async ({ signal }) => (await api.profile.getBrand({ signal })).brand,
  staleTime: 60_000,
  refetchInterval: WATCH_MS,
  refetchOnWindowFocus: 'always',
});

/** Where the bytes of an uploaded picture are, by its digest. */
export function brandImageUrl(id: string): string {
  return api.uploads.getFile.url({ params: { sha256: id } });
}

/** Where the pictures of a brand are, by their ids. */
export function brandImagesOf({ photo, logo, logoDark }: Brand): Record<string, string> {
  const given = [photo, logo, logoDark].filter((image) => image !== null);
  return Object.fromEntries(given.map(({ id }) => [id, brandImageUrl(id)]));
}
