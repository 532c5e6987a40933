import type { UseMutationResult } from '@tanstack/react-query';
import { useErrorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { hideToast, showToast } from './toasts.tsx';

interface UndoableOptions<Sent> {
  /** A change of `useOptimistic`. */
  change: UseMutationResult<unknown, Error, Sent>;
  /** What is said of it in passing. */
  said: (sent: Sent) => string;
  /** What is said before the reason when the server refuses. */
  failed?: (sent: Sent) => string;
  /** The change that takes it back; null where nothing can. */
  inverse: (sent: Sent) => Sent | null;
}

/** Does at once what can be undone: the toast offers to take it back, says so when it is, and gives way to the reason where the server refuses. */
export function useUndoable<Sent>({ change, said, failed, inverse }: UndoableOptions<Sent>) {
  const text = useText('common');
  const errorText = useErrorText();
  const { mutateAsync } = change;

  // The row that was pressed may be gone before the answer comes, so that nothing here depends on it.
  function send(sent: Sent, toast?: string): void {
    mutateAsync(sent).catch((error: unknown) => {
      if (toast !== undefined) hideToast(toast);
      const reason = errorText(error);
      showToast({ kind: 'failure', message: failed ? `${failed(sent)}. ${reason}` : reason });
    });
  }

  const takeBack = (back: Sent): void => send(back, showToast({ message: text('undone') }));

  return {
    act(sent: Sent): void {
      const back = inverse(sent);
      send(sent, showToast({ message: said(sent), ...(back !== null && { undo: () => takeBack(back) }) }));
    },
    /** Takes back what another way of changing has done. */
    takeBack,
  };
}
