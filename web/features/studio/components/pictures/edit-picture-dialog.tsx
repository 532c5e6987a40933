import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { type Picture, useChangePicture } from '../../pictures-api.ts';
import { readFocal, typedFocal } from '../../typed-focal.ts';
import { FocalField, useFocalFaults } from './focal-field.tsx';
import { PictureFields, usePictureFaults } from './picture-fields.tsx';

interface EditPictureDialogProps {
  picture: Picture;
  /** Where its newest file is fetched from. */
  src: string;
  onClose: () => void;
}

/** Changes what is said of a picture, and what every cut of it keeps. */
export function EditPictureDialog({ picture, src, onClose }: EditPictureDialogProps) {
  const text = useText('pictures');
  const { alt, licence, source, focal } = picture;
  const draft = useDraft({ altEn: alt.en, altEs: alt.es, licence, source, ...typedFocal(focal) });
  // Another person's point stays where this form leaves it alone.
  const isMoved = draft.changed.includes('focalX') || draft.changed.includes('focalY');
  const form = useCallForm({
    draft,
    call: useChangePicture(picture.id),
    faults: { ...usePictureFaults(draft.values), ...useFocalFaults(draft.values) },
    toSend({ focalX, focalY, ...words }) {
      const moved = readFocal({ focalX, focalY });
      return isMoved && moved !== 'unreadable' ? { ...words, focal: moved } : words;
    },
    onDone() {
      showToast({ message: text('saved') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={picture.name} submit={text('save')}>
      <PictureFields first form={form} />
      <FocalField picture={picture} src={src} draft={draft} form={form} />
    </FormDialog>
  );
}
