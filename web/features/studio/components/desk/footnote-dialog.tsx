import type { Editor } from '@tiptap/core';
import { noteText } from '@yardsign/domain/text/article-marks';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { TextArea } from '../../../../ui/form/text-field.tsx';

/** Writes a note where the cursor stands, or anew where one is chosen; an empty one is taken away. */
export function FootnoteDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useText('studio');
  const isChosen = editor.isActive('footnote');
  const draft = useDraft({ note: isChosen ? String(editor.getAttributes('footnote')['text']) : '' });
  const note = noteText(draft.values.note);
  const form = useForm({
    draft,
    faults: { note: !isChosen && note === '' && text('footnoteMissing') },
    send() {
      const chain = editor.chain().focus();
      if (note === '') chain.deleteSelection().run();
      else if (isChosen) chain.updateAttributes('footnote', { text: note }).run();
      else {
        const { to } = editor.state.selection;
        chain.insertContentAt(to, { type: 'footnote', attrs: { text: note } }).run();
      }
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={text('footnoteTitle')}
      submit={text('linkSet')}
      size="small"
    >
      <TextArea
        label={text('footnote')}
        help={text('footnoteHelp')}
        rows={3}
        maxLength={1500}
        data-autofocus
        {...form.text('note')}
      />
    </FormDialog>
  );
}
