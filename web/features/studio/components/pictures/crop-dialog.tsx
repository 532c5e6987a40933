import { type Crop, isWhole, wholeOf } from '@yardsign/domain/studio/crop';
import { api } from '../../../../lib/api/client.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { type Picture, useCropPicture } from '../../pictures-api.ts';
import { CropField } from './crop-field.tsx';

interface CropDialogProps {
  picture: Picture;
  onClose: () => void;
}

/** Chooses which part of a picture is shown. The file stays, so that another part can be chosen later. */
export function CropDialog({ picture, onClose }: CropDialogProps) {
  const text = useText('pictures');
  const { file } = picture;
  const draft = useDraft<{ crop: Crop }>({ crop: picture.crop ?? wholeOf(file) });
  const { crop } = draft.values;
  const form = useCallForm({
    draft,
    call: useCropPicture(picture.id),
    toSend: (values) => ({ of: file.sha256, crop: isWhole(file, values.crop) ? null : values.crop }),
    onDone() {
      showToast({ message: text('cropped') });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={text('cropTitle', { name: picture.name })}
      submit={text('save')}
    >
      <p>{text('cropHelp')}</p>
      <CropField
        name={picture.name}
        src={api.studio.getStudioPictureFile.url({ params: { id: picture.id } })}
        picture={file}
        crop={crop}
        onChange={(next) => draft.set('crop', next)}
      />
      <Button size="small" disabled={isWhole(file, crop)} onClick={() => draft.set('crop', wholeOf(file))}>
        {text('cropNone')}
      </Button>
    </FormDialog>
  );
}
