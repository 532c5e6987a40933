import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';

export type Brand = Answer<'profile', 'getBrand'>['brand'];

/** The brand that pieces are drawn with. Saving the profile invalidates it, and every live picture repaints. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: async ({ signal }) => (await api.profile.getBrand({ signal })).brand,
  staleTime: 60_000,
});

/** Where the bytes of an uploaded picture are, by its digest. */
export function brandImageUrl(id: string): string {
  return api.uploads.getFile.url({ params: { sha256: id } });
}
