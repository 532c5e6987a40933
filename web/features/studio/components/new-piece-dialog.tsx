import { type ContentType, kinds } from '@yardsign/domain/content/kinds';
import { LANGUAGES } from '@yardsign/domain/languages';
import { STUDIO_TYPES } from '@yardsign/domain/studio/piece-types';
import { useNavigate } from '@tanstack/react-router';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useAddPiece } from '../api.ts';

/** Begins a piece: its type, the language that it is written in first, and its title. */
export function NewPieceDialog({ onClose }: { onClose: () => void }) {
  const text = useText('studio');
  const titles = useText('titles');
  const navigate = useNavigate();
  const draft = useDraft({ type: STUDIO_TYPES[0] as ContentType, language: useLanguage(), title: '' });
  const form = useCallForm({
    draft,
    call: useAddPiece(),
    faults: { title: draft.values.title.trim() === '' && text('titleMissing') },
    toSend: ({ type, language, title }) => ({ type, language, title: title.trim() }),
    onDone: (piece) => void navigate({ to: '/admin/studio/$id', params: { id: piece.id } }),
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('newPiece')} submit={text('begin')}>
      <TextField label={text('title')} maxLength={200} data-autofocus {...form.text('title')} />
      <NativeSelect
        label={text('type')}
        {...form.choice('type')}
        choices={STUDIO_TYPES.map((type) => ({ value: type, label: titles(kinds[type].label) }))}
      />
      <SegmentedControl
        label={text('firstLanguage')}
        labelled
        segments={LANGUAGES.map((value) => ({ value, label: text(`text_${value}`) }))}
        {...form.choice('language')}
      />
    </FormDialog>
  );
}
