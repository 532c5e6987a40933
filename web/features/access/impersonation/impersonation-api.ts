import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api/call-types.ts';
import { api } from '../../../lib/api/client.ts';
import { withTabLock } from '../../../lib/api/session-expiry.ts';
import { goOnAsOneself } from '../../../lib/session/change-identity.ts';
import { goOnAsAnother } from './go-on-as-another.ts';

const INDUSTRY_ID = 1;

export type Impersonation = Answer<'access', 'listImpersonations'>['items'][number];

/**
 * Runs while no tab renews the session: a renewal that comes back later would put the cookies of one session beside those of
 * another. What needs renewing is renewed before.
 */
async function alone<T>(call: () => Promise<T>): Promise<T> {
  await api.access.getSession();
  return withTabLock(call);
}

/** Sees the product as a member of one's team. The page is loaded anew as that member; a refusal leaves all as it is. */
export function useImpersonateMember(ownId: string) {
  return useMutation({
    mutationFn: (memberId: string) =>
      alone(() =>
        api.access.impersonateMember({ params: { id: ownId, memberId }, body: { industry_id: INDUSTRY_ID } }),
      ),
    onSuccess: ({ data }) => goOnAsAnother(data.expires_at),
  });
}

/** Sees the product as any user, for admins: the reason is shown to the user afterwards. */
export function useImpersonateUser() {
  return useMutation({
    mutationFn: ({ userId, reason }: { userId: string; reason: string }) =>
      alone(() => api.access.authenticate({ body: { id: userId, reason, industry_id: INDUSTRY_ID } })),
    onSuccess: ({ data }) => {
      if ('expires_at' in data) goOnAsAnother(data.expires_at);
    },
  });
}

/** Goes back to one's own session. */
export function useSwitchBack() {
  return useMutation({
    mutationFn: () => alone(() => api.access.endImpersonation()),
    onSuccess: ({ data }) => goOnAsOneself('switched-back', data.expires_at),
  });
}

/** Who saw the product as the member who is signed in. */
export const impersonationsQuery = infiniteQueryOptions({
  queryKey: ['impersonations'],
  queryFn: ({ pageParam, signal }) =>
    api.access.listImpersonations({ query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
