import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';

type CallFormOptions<Values extends object, Sent, Answer> = Parameters<typeof useCallForm<Values, Sent, Answer>>[0];

interface CredentialFormOptions<Values extends object, Sent, Answer> extends Omit<
  CallFormOptions<Values, Sent, Answer>,
  'onDone'
> {
  /** Said when it is done. */
  done: string;
  onClose: () => void;
}

/** The form of a window that changes a credential of the account: closed, it forgets what was typed, passwords above all. */
export function useCredentialForm<Values extends object, Sent, Answer>(
  options: CredentialFormOptions<Values, Sent, Answer>,
) {
  const { done, onClose, ...rest } = options;
  const form = useCallForm({
    ...rest,
    onDone: () => {
      showToast({ message: done });
      close();
    },
  });
  function close() {
    form.reset();
    onClose();
  }
  return { ...form, close };
}
