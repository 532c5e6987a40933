import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api/client.ts';
import type { Answer } from '../../../../lib/api/call-types.ts';

export type StudioPerk = Answer<'studio', 'openStudioPerk'>['perk'];
export type StudioPerkLine = Answer<'studio', 'listStudioPerks'>['perks'][number];

export const studioPerksQuery = queryOptions({
  queryKey: ['studio', 'perks', 'list'],
  queryFn: async ({ signal }) => (await api.studio.listStudioPerks({ signal })).perks,
});

/** Read once: a perk that is read anew while somebody fills it in would hide that another has changed it. */
export const studioPerkQuery = (slug: string) =>
  queryOptions({
    queryKey: ['studio', 'perks', 'one', slug],
    queryFn: async ({ signal }) => (await api.studio.openStudioPerk({ params: { slug }, signal })).perk,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Something that is done to a perk: the team's list and the members' pages show what has become of it. */
export function usePerkCall<Sent>(call: (sent: Sent) => Promise<{ perk: StudioPerk }>, slug?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (sent: Sent) => (await call(sent)).perk,
    onSuccess(perk) {
      queryClient.setQueryData(studioPerkQuery(perk.slug).queryKey, perk);
      void queryClient.invalidateQueries({ queryKey: studioPerksQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['perks'] });
    },
    // Whoever came late goes on from what is there now, and what they typed stays.
    onError: () => slug !== undefined && queryClient.invalidateQueries({ queryKey: studioPerkQuery(slug).queryKey }),
  });
}

export const useAddPerk = () =>
  usePerkCall((body: Parameters<typeof api.studio.addStudioPerk>[0]['body']) => api.studio.addStudioPerk({ body }));

export const useSavePerk = (slug: string) =>
  usePerkCall(
    (body: Parameters<typeof api.studio.saveStudioPerk>[0]['body']) =>
      api.studio.saveStudioPerk({ params: { slug }, body }),
    slug,
  );

export const useMovePerk = (slug: string) =>
  usePerkCall(
    (body: Parameters<typeof api.studio.moveStudioPerk>[0]['body']) =>
      api.studio.moveStudioPerk({ params: { slug }, body }),
    slug,
  );

export const useRestorePerk = (slug: string) =>
  usePerkCall(
    (body: { version: number; number: number }) => api.studio.restoreStudioPerk({ params: { slug }, body }),
    slug,
  );
