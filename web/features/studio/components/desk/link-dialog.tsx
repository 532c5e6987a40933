import type { Editor } from '@tiptap/core';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { isAllowedLink } from '../../editor/schema.ts';

/** Where the chosen words lead; an empty address makes words of a link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useText('studio');
  const { href } = editor.getAttributes('link');
  const draft = useDraft({ address: typeof href === 'string' ? href : 'https://' });
  const address = draft.values.address.trim();
  const form = useForm({
    draft,
    faults: { address: address !== '' && !isAllowedLink(address) && text('linkWrong') },
    send() {
      const chain = editor.chain().focus().extendMarkRange('link');
      if (address === '') chain.unsetMark('link').run();
      else if (editor.state.selection.empty && href === undefined)
        chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
      else chain.setMark('link', { href: address }).run();
      onClose();
    },
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('linkTitle')} submit={text('linkSet')} size="small">
      <TextField
        label={text('linkAddress')}
        help={text('linkHelp')}
        inputMode="url"
        data-autofocus
        {...form.text('address')}
      />
    </FormDialog>
  );
}
