import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';

export type ReferralList = Answer<'referral', 'listReferrals'>['data'];
export type Referral = ReferralList['items'][number];

/** The link of the member, which is made with the first look at it. */
export const referralLinkQuery = queryOptions({
  queryKey: ['referral', 'link'],
  queryFn: async ({ signal }) => (await api.referral.makeReferralLink({ signal })).data.link,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

export const referralsQuery = infiniteQueryOptions({
  queryKey: ['referral', 'list'],
  queryFn: async ({ pageParam, signal }): Promise<ReferralList> =>
    (await api.referral.listReferrals({ query: { ...(pageParam !== '' && { cursor: pageParam }) }, signal })).data,
  initialPageParam: '',
  getNextPageParam: (last) => last.nextCursor,
});
