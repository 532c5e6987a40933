import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import { useErrorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { postQuery, postsKey } from './api.ts';
import type { Post } from './model.ts';

/** @returns how many of these posts were on their way already. @throws what else kept one of them from being taken back. */
async function takeBack(posts: readonly Post[]): Promise<number> {
  const answers = await Promise.allSettled(posts.map(({ id }) => api.sharing.cancelPost({ params: { id } })));
  const refusals = answers.flatMap((answer): unknown[] => (answer.status === 'rejected' ? [answer.reason] : []));
  for (const refusal of refusals) if (!hasCode(refusal, 'post_not_cancellable')) throw refusal;
  return refusals.length;
}

/** Takes back posts that were sent off a moment ago, and says what came of it: nothing here claims more than the server answered. */
export function useUndo(posts: readonly Post[], onUndone: () => void) {
  const queryClient = useQueryClient();
  const text = useText('sharing');
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => takeBack(posts.filter(({ state }) => state !== 'cancelled')),
    onSettled: async () => {
      const changed = posts.map(({ id }) => postQuery(id).queryKey);
      await Promise.all([...changed, postsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });

  // The dialog or the row that was pressed may be gone before the answer comes, so that nothing here depends on it.
  async function undo(): Promise<void> {
    try {
      const tooLate = await mutateAsync();
      if (tooLate === 0) onUndone();
      else {
        const message = posts.length === 1 ? text('undoTooLate') : text('undoPartly', { count: tooLate });
        showToast({ kind: 'attention', message });
      }
    } catch (error) {
      showToast({ kind: 'failure', message: errorText(error) });
    }
  }
  return { undo: () => void undo(), busy: isPending };
}
