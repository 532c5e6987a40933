import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import type { MailedLink } from '../../lib/browser/mailed-link.ts';

export type Ask = Answer<'approval', 'listApprovals'>['items'][number];
export type TeamRules = Answer<'approval', 'getRules'>;
export type Rules = TeamRules['rules'];

/** What is decided, and what the member is told with it. */
export interface Verdict {
  verdict: 'approved' | 'declined';
  reason: string;
}

export const approvalsQuery = infiniteQueryOptions({
  queryKey: ['approvals'],
  queryFn: ({ pageParam, signal }) =>
    api.approval.listApprovals({ query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
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

/** The post no longer waits for whoever decides here: somebody was first, its time has passed, or it is not theirs to decide. */
const isOver = (error: Error) => hasCode(error, 'approval_over') || hasCode(error, 'not_found');
const hasChanged = (error: Error) => hasCode(error, 'approval_changed');

/** @param onOver where it is decided already: the post goes from the list, and takes with it where the refusal would be read. */
export function useDecide(ask: Ask, onOver: (error: Error) => void) {
  const queryClient = useQueryClient();
  const { postId, digest } = ask;
  const readAgain = () => queryClient.invalidateQueries({ queryKey: approvalsQuery.queryKey });
  return useMutation({
    mutationFn: (verdict: Verdict) => api.approval.decideApproval({ params: { postId }, body: { digest, ...verdict } }),
    onSuccess: readAgain,
    onError(error) {
      if (isOver(error)) onOver(error);
      return isOver(error) || hasChanged(error) ? readAgain() : undefined;
    },
  });
}

export function useDecideByLink(link: MailedLink, digest: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (verdict: Verdict) => api.approval.decideByLink({ body: { ...link, digest, ...verdict } }),
    onError: (error) =>
      isOver(error) || hasChanged(error)
        ? queryClient.invalidateQueries({ queryKey: linkQuery(link).queryKey })
        : undefined,
  });
}

export function useSaveRules() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rules: Rules) => api.approval.saveRules({ body: rules }),
    // One after another: of two on their way at once the earlier might arrive last, and stay.
    scope: { id: 'team rules' },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: rulesQuery.queryKey }),
  });
}
