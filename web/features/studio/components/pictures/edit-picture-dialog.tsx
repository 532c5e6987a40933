import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { type Picture, useChangePicture } from '../../pictures-api.ts';
import { PictureFields, usePictureFaults } from './picture-fields.tsx';

/** Changes what is said of a picture. */
export function EditPictureDialog({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const text = useText('pictures');
  const { alt, licence, source } = picture;
  const draft = useDraft({ altEn: alt.en, altEs: alt.es, licence, source });
  const form = useCallForm({
    draft,
    call: useChangePicture(picture.id),
    faults: usePictureFaults(draft.values),
    toSend: (values) => values,
    onDone() {
      showToast({ message: text('saved') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={picture.name} submit={text('save')}>
      <PictureFields form={form} />
    </FormDialog>
  );
}
