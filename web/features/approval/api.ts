import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import type { MailedLink } from '../../lib/browser/mailed-link.ts';

export type Ask = Answer<'approval', 'listApprovals'>['asks'][number];
export type TeamRules = Answer<'approval', 'getRules'>;
export type Rules = TeamRules['rules'];

/** What is decided, and what the member is told with it. */
export interface Verdict {
  verdict: 'approved' | 'declined';
  reason: string;
}

export const approvalsQuery = queryOptions({
  queryKey: ['approvals'],
  queryFn: async ({ signal }) => (await api.approval.listApprovals({ signal })).asks,
});

export const rulesQuery = queryOptions({
  queryKey: ['team', 'rules'],
  queryFn: ({ signal }) => api.approval.getRules({ signal }),
});

export function linkQuery(link: MailedLink) {
  return queryOptions({
    queryKey: ['approval-link', link.id],
    queryFn: () => api.approval.readApprovalLink({ body: link }),
  });
}

export function useDecide(ask: Ask) {
  const queryClient = useQueryClient();
  const { postId, digest } = ask;
  return useMutation({
    mutationFn: (verdict: Verdict) => api.approval.decideApproval({ params: { postId }, body: { digest, ...verdict } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: approvalsQuery.queryKey }),
  });
}

export const useDecideByLink = (link: MailedLink, digest: string) =>
  useMutation({
    mutationFn: (verdict: Verdict) => api.approval.decideByLink({ body: { ...link, digest, ...verdict } }),
  });

export function useSaveRules() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rules: Rules) => api.approval.saveRules({ body: rules }),
    // One after another: of two on their way at once the earlier might arrive last, and stay.
    scope: { id: 'team rules' },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: rulesQuery.queryKey }),
  });
}
