import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { renewSession } from './api.ts';

export type Consent = Answer<'account', 'getConsent'>;
export type LegalDue = Consent['due'][number];

export const consentQuery = queryOptions({
  queryKey: ['consent'],
  queryFn: ({ signal }) => api.account.getConsent({ signal }),
  staleTime: 0,
});

/**
 * Accepts the texts as they were shown. What came into force meanwhile is shown before it is asked for again.
 *
 * @param leave goes on to where the member was going.
 */
export function useAcceptLegal(leave: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (due: readonly LegalDue[]) =>
      api.account.acceptLegal({ body: { texts: due.map(({ page, number }) => ({ page, number })) } }),
    async onSuccess(consent) {
      // The session first: it is what lets the member go on.
      await renewSession(queryClient);
      await leave();
      queryClient.setQueryData(consentQuery.queryKey, consent);
    },
    onError: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: consentQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['legal'] }),
      ]),
  });
}
