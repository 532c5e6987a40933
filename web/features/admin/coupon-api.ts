import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';

export type SiteCoupons = Answer<'billing', 'listSiteCoupons'>['data'];
export type SiteCoupon = SiteCoupons['items'][number];
export type NewCoupon = Parameters<typeof api.billing.makeCoupon>[0]['body'];

const KEY = ['admin', 'coupons'];

export const siteCouponsQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }): Promise<SiteCoupons> => (await api.billing.listSiteCoupons({ signal })).data,
});

/** Who used a coupon, page by page. */
export const couponUsesQuery = (code: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, code, 'uses'],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return (await api.billing.listCouponUses({ params: { code }, query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

type Change = { make: NewCoupon } | { end: string; reason: string };

/** Makes or ends a coupon. The list is shown as the server answers it. */
export function useCouponChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) =>
      'make' in change
        ? (await api.billing.makeCoupon({ body: change.make })).data
        : (await api.billing.endCoupon({ params: { code: change.end }, body: { reason: change.reason } })).data,
    onSuccess: (list) => queryClient.setQueryData(siteCouponsQuery.queryKey, list),
    onError: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
