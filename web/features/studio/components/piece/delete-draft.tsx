import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';

/** A draft as it was seen last. */
interface Seen {
  title: string;
  edition: string;
  writers: readonly { name: string }[];
}

interface DeleteDraftProps {
  /** Saves what is typed and reads the draft anew. */
  look: () => Promise<Seen>;
  /** Deletes the draft if it still is that edition. */
  remove: (edition: string) => Promise<unknown>;
  /** It is gone: leads away from it. */
  onGone: () => Promise<unknown>;
  /** It cannot be deleted any more: reads anew how it stands. */
  onMovedOn: () => void;
}

/** Deletes a draft that members have never had, as it stands when it is asked about. */
export function DeleteDraft({ look, remove, onGone, onMovedOn }: DeleteDraftProps) {
  const text = useText('studio');
  const format = useFormat();
  const errorText = useErrorText();
  const [seen, setSeen] = useState<Seen | null>(null);
  const failed = (error: Error) => showToast({ kind: 'failure', message: errorText(error) });
  const looking = useMutation({ mutationFn: look, onSuccess: setSeen, onError: failed });
  const removing = useMutation({
    mutationFn: ({ edition }: Seen) => remove(edition),
    onSuccess: async () => {
      await onGone();
      showToast({ message: text('deleted') });
    },
    onError: (error) => {
      // What somebody else has changed is shown before it is deleted.
      if (hasCode(error, 'text_moved_on')) looking.mutate();
      if (!hasCode(error, 'piece_moved_on') && !hasCode(error, 'not_found')) return;
      setSeen(null);
      failed(error);
      onMovedOn();
    },
  });
  const ask = () => {
    removing.reset();
    looking.mutate();
  };
  return (
    <>
      <Button kind="quiet" onClick={ask} busy={looking.isPending}>
        {text('deleteDraft')}
      </Button>
      <ConfirmDialog
        opened={seen !== null}
        onClose={() => setSeen(null)}
        title={text('deleteTitle', { title: seen?.title || text('untitled') })}
        confirm={text('deleteDraft')}
        busy={removing.isPending}
        onConfirm={() => seen && removing.mutate(seen)}
      >
        {removing.isError && <Banner kind="failure" announce title={errorText(removing.error)} />}
        <p>{text('deleteText')}</p>
        {seen !== null && seen.writers.length > 0 && (
          <p>{text('deleteWriters', { names: format.list(seen.writers.map(({ name }) => name)) })}</p>
        )}
      </ConfirmDialog>
    </>
  );
}
