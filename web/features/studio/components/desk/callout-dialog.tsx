import type { Editor } from '@tiptap/core';
import { CALLOUT_KINDS, type CalloutKind } from '@yardsign/domain/text/article-marks';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';

type Choice = CalloutKind | 'none';

/** Makes the paragraphs that are chosen a remark, another kind of one, or plain again. */
export function CalloutDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useText('studio');
  const isIn = editor.isActive('callout');
  const { kind } = editor.getAttributes('callout');
  const choices: readonly Choice[] = isIn ? [...CALLOUT_KINDS, 'none'] : CALLOUT_KINDS;
  const draft = useDraft<{ kind: Choice }>({ kind: CALLOUT_KINDS.find((each) => each === kind) ?? 'tip' });
  const form = useForm({
    draft,
    send({ kind: chosen }) {
      const chain = editor.chain().focus();
      if (chosen === 'none') chain.lift('callout').run();
      else if (isIn) chain.updateAttributes('callout', { kind: chosen }).run();
      else chain.wrapIn('callout', { kind: chosen }).run();
      onClose();
    },
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('calloutTitle')} submit={text('linkSet')} size="small">
      <SegmentedControl
        label={text('calloutKind')}
        labelled
        first
        segments={choices.map((value) => ({ value, label: text(`callout_${value}`) }))}
        {...form.choice('kind')}
      />
    </FormDialog>
  );
}
