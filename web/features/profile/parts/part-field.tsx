import { IconLock } from '@tabler/icons-react';
import { PROFILE } from '@yardsign/domain/profile/profile-fields';
import type { ProfileField } from '@yardsign/domain/profile/profile-field';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SwitchField } from '../../../ui/form/choice-fields.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { useLockNote } from '../components/use-lock-note.ts';
import { choiceNames, type ChoiceField } from './setting-names.ts';
import type { PartForm } from './use-part-form.ts';

export interface PartFieldProps {
  form: PartForm;
  field: string;
  label: string;
  help?: string;
}

/** What stands below a field: who set it when the team did, else its help. */
export function useHelp(form: PartForm, field: string, help?: string) {
  const locked = form.locked.has(field);
  const note = useLockNote(locked);
  const below = locked ? note : help;
  return { locked, ...(below !== undefined && { help: below }) };
}

/** A text of a group, in one line or in several. */
export function PartText({ form, field, label, help, lines }: PartFieldProps & { lines?: number }) {
  const text = useText('profile');
  const { locked, help: below } = useHelp(form, field, help);
  const fields: Readonly<Record<string, ProfileField>> = PROFILE[form.feature].fields;
  const limit = fields[field]?.max ?? 0;
  const used = (form.values[field] ?? '').trim().length;
  const length = used > limit * 0.8 ? text('lengthOf', { used: String(used), limit: String(limit) }) : undefined;
  const words = [below, length].filter(Boolean).join(' ');
  const shared = {
    label,
    ...form.text(field),
    onBlur: () => form.leave(field),
    readOnly: locked,
    ...(words !== '' && { help: words }),
  };
  if (lines !== undefined) return <TextArea {...shared} rows={lines} />;
  return <TextField {...shared} {...(locked && { leading: <IconLock size={18} stroke={1.5} aria-hidden="true" /> })} />;
}

/** A list of a group, a line for each of its texts. */
export function PartLines({ form, field, label, help, rows }: PartFieldProps & { rows: number }) {
  const { locked, help: below } = useHelp(form, field, help);
  return (
    <TextArea
      label={label}
      {...form.text(field)}
      onBlur={() => form.leave(field)}
      readOnly={locked}
      rows={rows}
      {...(below !== undefined && { help: below })}
    />
  );
}

/** Something of a group that is on or off. */
export function PartSwitch({ form, field, label, help }: PartFieldProps) {
  const { locked, help: below } = useHelp(form, field, help);
  const { onOff } = { onOff: form.values[field] === 'on' || form.values[field] === 'off' };
  const [on, off] = onOff ? ['on', 'off'] : ['1', '0'];
  return (
    <div data-field={field}>
      <SwitchField
        label={label}
        {...(below !== undefined && { help: below })}
        disabled={locked}
        checked={form.values[field] === on}
        onChange={(checked) => form.set(field, checked ? on : off)}
      />
    </div>
  );
}

interface PartChoiceProps extends PartFieldProps {
  field: ChoiceField;
  /** It has no effect for now, as `help` says. */
  isIdle?: boolean;
}

/** One of a few. */
export function PartChoice({ form, field, label, help, isIdle = false }: PartChoiceProps) {
  const text = useText('parts');
  const { locked, help: below } = useHelp(form, field, help);
  const fields: Readonly<Record<string, ProfileField>> = PROFILE[form.feature].fields;
  const choices = (fields[field]?.choices ?? []).map((value, index) => {
    const name = choiceNames(form.feature, field)[index];
    return { value, label: name === undefined ? value : text(name) };
  });
  return (
    <NativeSelect
      label={label}
      {...(below !== undefined && { help: below })}
      {...form.choice(field)}
      value={form.values[field] ?? ''}
      choices={choices}
      disabled={locked || isIdle}
    />
  );
}
