import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBeginDesign } from '../api.ts';

/** Begins an empty graphic with the words that it says. */
export function BeginDialog({ onClose }: { onClose: () => void }) {
  const text = useText('designs');
  const draft = useDraft({ title: '' });
  const form = useCallForm({
    draft,
    call: useBeginDesign(),
    faults: { title: draft.values.title.trim() === '' && text('titleMissing') },
    toSend: ({ title }) => ({ from: null, title: title.trim() }),
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('beginEmpty')} submit={text('begin')}>
      <TextField
        label={text('headline')}
        help={text('headlineHelp')}
        maxLength={200}
        data-autofocus
        {...form.text('title')}
      />
    </FormDialog>
  );
}
