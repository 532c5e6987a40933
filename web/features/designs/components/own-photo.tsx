import { IconPhotoUp } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Photo } from '@yardsign/domain/content/slots';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { lazyPart } from '../../../lib/code/lazy-part.tsx';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Part } from '../../../ui/feedback/part.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import type { Editor } from '../../canvas/model/use-editor.ts';
import { relatedPieceQuery } from '../../content/api.ts';
import type { Piece } from '../../content/model.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import { placeForPhoto, withPhoto } from '../own-photo.ts';

const PhotoDialog = lazyPart(() =>
  import('../../graphics/components/slots/photo-dialog.tsx').then((module) => module.PhotoDialog),
);

/** What a photograph is called where it is changed later, in the words of each language. */
const LABEL = { en: 'Photo', es: 'Foto' } as const;

interface OwnPhotoProps {
  piece: Piece;
  editor: Editor;
  settle: () => Promise<boolean>;
}

/** Chooses, cuts and uploads a photograph, and puts it into the picture. */
export function OwnPhoto({ piece, editor, settle }: OwnPhotoProps) {
  const text = useText('designs');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const memberId = useSession()?.user.id ?? '';
  const brandColor = useQuery(brandQuery).data?.primaryColor ?? '#FFFFFF';
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  async function place(photo: Photo) {
    close();
    const found = placeForPhoto(editor.design, editor.size, photo, LABEL);
    if (!found) return showToast({ kind: 'failure', message: text('enoughPhotos') });
    editor.add(() => found);
    try {
      // The photograph is an answer to what the drawing asks for: that has to be saved first.
      if (!(await settle())) return showToast({ kind: 'failure', message: text('notSaved') });
      const { language } = editor;
      // What was filled in meanwhile, here or in another window, stays.
      const now = await queryClient.fetchQuery({ ...relatedPieceQuery(piece.id, language), staleTime: 0 });
      const answers = withPhoto(now.answers[language], found.key, photo);
      await api.content.saveAnswers({ params: { id: piece.id }, body: { language, answers } });
      await queryClient.invalidateQueries({ queryKey: ['content'] });
    } catch (error) {
      showToast({ kind: 'failure', message: errorText(error) });
    }
    return undefined;
  }

  return (
    <>
      <Button icon={<IconPhotoUp size={20} stroke={1.5} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('addPhoto')}
      </Button>
      {open && (
        <Part onDismiss={close}>
          <PhotoDialog
            memberId={memberId}
            current={null}
            label={text('photo')}
            brandColor={brandColor}
            onPick={(image) => void place(image)}
            onClose={close}
          />
        </Part>
      )}
    </>
  );
}
