import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LANGUAGES } from '@yardsign/domain/languages';
import { useState } from 'react';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { api } from '../../../../lib/api/client.ts';
import { createCrashShelf } from '../../../../lib/browser/crash-shelf.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { useStaff } from '../../../admin/components/use-staff.ts';
import { pieceQuery } from '../../api.ts';
import { shelfKey, type StudioPiece, titleOf } from '../../model.ts';

interface DeleteDraftProps {
  piece: StudioPiece;
  /** Waits for what is being saved. */
  settle: () => Promise<boolean>;
}

/** Deletes a draft that members have never had, as it stands when it is asked about. */
export function DeleteDraft({ piece, settle }: DeleteDraftProps) {
  const text = useText('studio');
  const format = useFormat();
  const language = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const memberId = useStaff().id;
  const [seen, setSeen] = useState<StudioPiece | null>(null);
  const failed = (error: Error) => showToast({ kind: 'failure', message: errorText(error) });
  const look = useMutation({
    mutationFn: async () => {
      await settle();
      return queryClient.fetchQuery({ ...pieceQuery(piece.id), staleTime: 0 });
    },
    onSuccess: setSeen,
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: ({ id, edition }: StudioPiece) => api.studio.deleteStudioPiece({ params: { id }, query: { edition } }),
    onSuccess: async () => {
      await navigate({ to: '/admin/studio', replace: true });
      for (const part of [...LANGUAGES, 'drawing'] as const)
        createCrashShelf(shelfKey(memberId, piece.id, part)).write(null);
      queryClient.removeQueries({ queryKey: pieceQuery(piece.id).queryKey });
      void queryClient.invalidateQueries({ queryKey: ['studio', 'pieces'] });
      showToast({ message: text('deleted') });
    },
    onError: (error) => {
      // What somebody else has changed is shown before it is deleted.
      if (hasCode(error, 'text_moved_on')) look.mutate();
      if (!hasCode(error, 'piece_moved_on') && !hasCode(error, 'not_found')) return;
      setSeen(null);
      failed(error);
      void queryClient.invalidateQueries({ queryKey: pieceQuery(piece.id).queryKey });
    },
  });
  if (!piece.isDeletable) return null;
  const ask = () => {
    remove.reset();
    look.mutate();
  };
  return (
    <>
      <Button kind="quiet" onClick={ask} busy={look.isPending}>
        {text('deleteDraft')}
      </Button>
      <ConfirmDialog
        opened={seen !== null}
        onClose={() => setSeen(null)}
        title={text('deleteTitle', { title: (seen && titleOf(seen.texts, language)) ?? text('untitled') })}
        confirm={text('deleteDraft')}
        busy={remove.isPending}
        onConfirm={() => seen && remove.mutate(seen)}
      >
        {remove.isError && <Banner kind="failure" announce title={errorText(remove.error)} />}
        <p>{text('deleteText')}</p>
        {seen !== null && seen.writers.length > 0 && (
          <p>{text('deleteWriters', { names: format.list(seen.writers.map(({ name }) => name)) })}</p>
        )}
      </ConfirmDialog>
    </>
  );
}
