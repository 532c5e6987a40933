import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import type { BillingAct } from './billing-model.ts';

export type PersonBilling = Answer<'billing', 'getPersonBilling'>['data'];

export const personBillingQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'person', id, 'billing'],
    queryFn: async ({ signal }): Promise<PersonBilling> =>
      (await api.billing.getPersonBilling({ params: { id }, signal })).data,
  });

async function perform(id: string, act: BillingAct, reason: string): Promise<PersonBilling> {
  const params = { id };
  switch (act.kind) {
    case 'sync':
      return (await api.billing.syncPersonBilling({ params, body: { reason } })).data;
    case 'trial':
      return (await api.billing.extendPersonTrial({ params, body: { days: act.days, reason } })).data;
    case 'grant':
      return (await api.billing.grantPersonPlan({ params, body: { plan: act.plan, days: act.days, reason } })).data;
    case 'refund':
      return (
        await api.billing.refundPersonInvoice({ params, body: { number: act.number, amount: act.amount, reason } })
      ).data;
  }
}

/** Does something about what somebody pays. The page of the person and the log follow. */
export function useBillingAct(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ act, reason }: { act: BillingAct; reason: string }) => perform(id, act, reason.trim()),
    onSuccess: (billing) => {
      queryClient.setQueryData(personBillingQuery(id).queryKey, billing);
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
}
