import { SUGGESTION_LENGTHS, SUGGESTION_STATES, type SuggestionState } from '@yardsign/domain/suggestions/suggestion';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { type WrittenSuggestion, useAnswer } from '../api.ts';

/** How far a suggestion has come, and a word to whoever wrote it. */
export function AnswerDialog({ suggestion, onClose }: { suggestion: WrittenSuggestion; onClose: () => void }) {
  const text = useText('suggestions');
  const draft = useDraft({ state: suggestion.state, reply: suggestion.reply });
  const form = useCallForm({
    draft,
    call: useAnswer(suggestion.id),
    faults: { reply: draft.values.reply.trim().length > SUGGESTION_LENGTHS.replyMost && text('replyLong') },
    toSend: (values) => values,
    onDone: () => {
      showToast({ message: text('answered') });
      onClose();
    },
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('answerTitle')} submit={text('save')}>
      <p>{suggestion.title}</p>
      <NativeSelect
        label={text('filterState')}
        choices={SUGGESTION_STATES.map((state) => ({ value: state, label: text(`state_${state}`) }))}
        {...form.choice('state')}
        onChange={(state) => draft.set('state', state as SuggestionState)}
      />
      <TextArea label={text('replyField')} help={text('replyHelp')} rows={5} optional {...form.text('reply')} />
    </FormDialog>
  );
}
