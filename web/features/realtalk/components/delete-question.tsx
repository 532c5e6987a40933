import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type Recording, useDeleteRecording } from '../api.ts';

interface DeleteQuestionProps {
  recording: Recording;
  onClose: () => void;
  onGone: () => void;
}

/** Asks once: a recording is gone for good. */
export function DeleteQuestion({ recording: { id, title }, onClose, onGone }: DeleteQuestionProps) {
  const text = useText('realtalk');
  const errorText = useErrorText();
  const { mutate, isPending } = useDeleteRecording();
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        showToast({ message: text('deleted', { title }) });
        onGone();
      },
      onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={text('deleteQuestion', { title })}
      confirm={text('delete')}
      onConfirm={remove}
      busy={isPending}
    >
      {text('deleteText')}
    </ConfirmDialog>
  );
}
