import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type DraftStore, type ToolDraft, useChangeDraft } from './draft-store.ts';

interface RenameDialogProps<Typed extends { name: string }> {
  store: DraftStore<Typed>;
  draft: ToolDraft<Typed>;
  /** In characters. */
  longest: number;
  onRenamed: (draft: ToolDraft<Typed>) => void;
  onClose: () => void;
}

/** Gives a draft another name; what is typed in it stays as it was kept. */
export function RenameDialog<Typed extends { name: string }>(props: RenameDialogProps<Typed>) {
  const { store, draft: kept, longest, onRenamed, onClose } = props;
  const text = useText('tools');
  const draft = useDraft({ name: kept.typed.name });
  const form = useCallForm({
    draft,
    call: useChangeDraft(store),
    faults: { name: draft.values.name.trim() === '' && text('fault_needed') },
    toSend: ({ name }) => ({ was: kept, typed: { ...kept.typed, name: name.trim() } }),
    onDone: (renamed) => {
      onRenamed(renamed);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={text('draftRenameTitle')}
      submit={text('draftRename')}
      size="small"
    >
      <TextField label={text('draftName')} maxLength={longest} data-autofocus {...form.text('name')} />
    </FormDialog>
  );
}
