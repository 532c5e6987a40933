import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { sessionQuery } from '../../lib/session/session-query.ts';

export type Billing = Answer<'billing', 'getBilling'>['data'];
export type OwnSubscription = NonNullable<Billing['subscription']>;
export type BillingPlan = Billing['plans'][number];
export type BillingInvoice = Answer<'billing', 'getInvoices'>['data']['items'][number];
export type SiteCoupon = Answer<'billing', 'getCoupons'>['data'][number];
export type LeavingReason = 'too-busy' | 'cost' | 'not-using' | 'other';

/** What a member pays for, how it stands, and what can be done about it. */
export const billingQuery = queryOptions({
  queryKey: ['billing', 'state'],
  queryFn: async ({ signal }): Promise<Billing> => (await api.billing.getBilling({ signal })).data,
});

/** The coupons of the site, asked for once a code is typed. */
export const couponsQuery = queryOptions({
  queryKey: ['billing', 'coupons'],
  queryFn: async ({ signal }) => (await api.billing.getCoupons({ signal })).data,
});

const INVOICES_SHOWN = 10;

export const invoicesQuery = (code: string) =>
  infiniteQueryOptions({
    queryKey: ['billing', 'invoices', code],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: INVOICES_SHOWN, ...(pageParam !== '' && { cursor: pageParam }) };
      return (await api.billing.getInvoices({ params: { code }, query, signal })).data;
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  });

interface Wish {
  planCode: string;
  coupon: string;
}

/** What moving to a plan now would cost. */
export const proratedQuery = (code: string, { planCode, coupon }: Wish) =>
  queryOptions({
    queryKey: ['billing', 'prorated', code, planCode, coupon],
    queryFn: async ({ signal }) => {
      const body = { new_plan_code: planCode, ...(coupon !== '' && { coupon }) };
      return (await api.billing.getProratedAmount({ params: { code }, body, signal })).data.prorated_amount;
    },
    retry: false,
  });

/**
 * A change of what is paid. What the server answers is shown at once; user, profile and connections are read again, since they
 * follow from it. A refusal may mean that another tab was quicker, or that a price or a coupon is another one by now: all of that is
 * read too.
 */
export function useBillingChange<Input>(change: (input: Input) => Promise<{ data: Billing }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    async onSuccess({ data }) {
      queryClient.setQueryData(billingQuery.queryKey, data);
      for (const queryKey of [
        ['billing', 'invoices'],
        ['billing', 'prorated'],
        ['profile'],
        ['brand'],
        ['sharing', 'connections'],
        ['team'],
      ])
        void queryClient.invalidateQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    async onError() {
      // An answer that was lost may have been a yes, which opens pages and closes others.
      for (const queryKey of [['billing', 'prorated'], couponsQuery.queryKey, sessionQuery.queryKey])
        void queryClient.invalidateQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey: billingQuery.queryKey });
    },
  });
}

/** The holder answered what their bank asked. */
export interface Proved {
  proof?: string | undefined;
}

const proofOf = ({ proof }: Proved) => (proof === undefined ? {} : { three_d_secure_action_result_token_id: proof });

export interface Order extends Proved {
  planCode: string;
  /** As it stands on the page. */
  price: number;
  coupon: string;
  tokenId: string | undefined;
}

export const changes = {
  subscribe:
    (code: string) =>
    ({ planCode, price, coupon, tokenId, ...proved }: Order) =>
      api.billing.createSubscription({
        query: { setIncomplete: 'false', setStatus: 'active' },
        body: {
          plan_code: planCode,
          account: { code },
          currency: 'USD',
          unit_amount: price,
          ...(coupon !== '' && { coupon_codes: coupon }),
          ...(tokenId !== undefined && { token_id: tokenId }),
          ...proofOf(proved),
        },
      }),
  changePlan:
    (code: string) =>
    ({
      planCode,
      price,
      coupon,
      timeframe,
      ...proved
    }: Wish & Proved & { price: number; timeframe: 'now' | 'renewal' }) =>
      api.billing.changePlan({
        params: { code },
        body: {
          new_plan_code: planCode,
          unit_amount: price,
          timeframe,
          ...(coupon !== '' && { coupon }),
          ...proofOf(proved),
        },
      }),
  changeSeats:
    (id: string) =>
    ({ quantity, ...proved }: Proved & { quantity: number }) =>
      api.billing.changeSubscription({
        params: { id },
        body: { timeframe: 'now', add_ons: [{ code: 'team-member', quantity }], ...proofOf(proved) },
      }),
  pay:
    (code: string) =>
    ({ number, ...proved }: Proved & { number: string }) =>
      api.billing.payInvoice({ params: { code, number }, body: proofOf(proved) }),
  updateCard: (code: string) => (tokenId: string) =>
    api.billing.updateCard({ params: { code }, body: { token_id: tokenId } }),
  pause:
    (id: string) =>
    ({ cycles, reason, words }: { cycles: number; reason?: LeavingReason; words?: string }) =>
      api.billing.pauseSubscription({
        params: { id },
        body: {
          remaining_pause_cycles: cycles,
          ...(reason && { reason }),
          ...(words !== undefined && words !== '' && { reason_text: words }),
        },
      }),
  cancel:
    (id: string) =>
    ({ reason, words }: { reason: LeavingReason; words: string }) =>
      api.billing.cancelSubscription({
        params: { id },
        body: { reason, ...(words !== '' && { reason_text: words }) },
      }),
  resume: (id: string) => () => api.billing.resumeSubscription({ params: { id } }),
  reactivate: (id: string) => () => api.billing.reactivateSubscription({ params: { id } }),
  dropChange: (id: string) => () => api.billing.dropChange({ params: { id } }),
} as const;
