import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LANGUAGES } from '@yardsign/domain/languages';
import { api } from '../../../../lib/api/client.ts';
import { createCrashShelf } from '../../../../lib/browser/crash-shelf.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useStaff } from '../../../admin/components/use-staff.ts';
import { pieceQuery } from '../../api.ts';
import { shelfKey, type StudioPiece, titleOf } from '../../model.ts';
import { DeleteDraft } from './delete-draft.tsx';

interface DeletePieceProps {
  piece: StudioPiece;
  /** Waits for what is being saved. */
  settle: () => Promise<boolean>;
}

/** Deletes a text or a graphic that members have never had, and what this browser kept of it; nothing for another one. */
export function DeletePiece({ piece: { id, isDeletable }, settle }: DeletePieceProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const memberId = useStaff().id;
  if (!isDeletable) return null;
  const { queryKey } = pieceQuery(id);
  return (
    <DeleteDraft
      look={async () => {
        await settle();
        const { texts, edition, writers } = await queryClient.fetchQuery({ ...pieceQuery(id), staleTime: 0 });
        return { title: titleOf(texts, language) ?? '', edition, writers };
      }}
      remove={(edition) => api.studio.deleteStudioPiece({ params: { id }, query: { edition } })}
      onGone={async () => {
        await navigate({ to: '/admin/studio', replace: true });
        for (const part of [...LANGUAGES, 'drawing'] as const)
          createCrashShelf(shelfKey(memberId, id, part)).write(null);
        queryClient.removeQueries({ queryKey });
        void queryClient.invalidateQueries({ queryKey: ['studio', 'pieces'] });
      }}
      onMovedOn={() => void queryClient.invalidateQueries({ queryKey })}
    />
  );
}
