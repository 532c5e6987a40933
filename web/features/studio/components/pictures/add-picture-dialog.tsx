import { useState } from 'react';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { type Picture, useAddPicture } from '../../pictures-api.ts';
import { PictureFields, usePictureFaults } from './picture-fields.tsx';

interface AddPictureDialogProps {
  onClose: () => void;
  onAdded: (picture: Picture) => void;
}

/** Takes a picture in, with what it shows in both languages. */
export function AddPictureDialog({ onClose, onAdded }: AddPictureDialogProps) {
  const text = useText('pictures');
  const [file, setFile] = useState<File | null>(null);
  const draft = useDraft({ fileName: '', altEn: '', altEs: '', licence: '', source: '' });
  const { fileName, ...words } = draft.values;
  const form = useCallForm({
    draft,
    call: useAddPicture(),
    faults: { fileName: fileName === '' && text('fileMissing'), ...usePictureFaults(words) },
    toSend: ({ fileName: name, ...said }) => ({ file: file ?? new File([], name), words: said }),
    onDone: onAdded,
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('addTitle')} submit={text('add')}>
      <TextField
        label={text('file')}
        help={text('fileHelp')}
        type="file"
        data-autofocus
        name="fileName"
        accept="image/jpeg,image/png,image/gif"
        error={form.text('fileName').error}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0] ?? null;
          setFile(chosen);
          draft.set('fileName', chosen?.name ?? '');
        }}
      />
      <PictureFields form={form} />
    </FormDialog>
  );
}
