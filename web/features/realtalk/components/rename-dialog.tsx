import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Recording, useRenameRecording } from '../api.ts';
import { MOST_LETTERS, titleToSend } from '../model.ts';

/** Gives a recording another title. */
export function RenameDialog({ recording, onClose }: { recording: Recording; onClose: () => void }) {
  const text = useText('realtalk');
  const draft = useDraft({ title: recording.title });
  const form = useCallForm({
    draft,
    call: useRenameRecording(recording.id),
    faults: { title: titleToSend(draft.values.title) === '' && text('titleMissing') },
    toSend: ({ title }) => titleToSend(title),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('renameTitle')} submit={text('renameSave')}>
      <TextField
        label={text('title')}
        maxLength={MOST_LETTERS}
        lang={recording.language}
        data-autofocus
        {...form.text('title')}
      />
    </FormDialog>
  );
}
