import { useNavigate } from '@tanstack/react-router';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useFieldWords } from '../fields/field-words.ts';
import { type StudioPerk, useAddPerk } from './perks-api.ts';

const COMPONENTS = ['partner', 'bonus', 'piece'] as const;

/** Begins a perk: what it is called, and how its page is laid out. */
export function NewPerkDialog({ onClose }: { onClose: () => void }) {
  const text = useText('offers');
  const words = useFieldWords();
  const navigate = useNavigate();
  const draft = useDraft({ header: '', component: COMPONENTS[0] as (typeof COMPONENTS)[number] });
  const form = useCallForm({
    draft,
    call: useAddPerk(),
    faults: { header: draft.values.header.trim() === '' && text('headerMissing') },
    // Its address is made of its name, and is not asked for.
    refusal: (error) => (hasCode(error, 'slug_taken') ? { header: text('headerTaken') } : {}),
    toSend: ({ header, component }) => ({ header: header.trim(), component }),
    onDone: ({ slug }: StudioPerk) => void navigate({ to: '/admin/studio/perks/$perk', params: { perk: slug } }),
  });
  return (
    <FormDialog form={form} opened onClose={onClose} title={text('add')} submit={text('begin')}>
      <TextField
        label={words.nameOf('header')}
        help={text('headerHelp')}
        maxLength={60}
        data-autofocus
        {...form.text('header')}
      />
      <NativeSelect
        label={words.nameOf('component')}
        {...form.choice('component')}
        choices={COMPONENTS.map((value) => ({ value, label: words.choiceOf(value) }))}
      />
    </FormDialog>
  );
}
