import { chooseLine, LINE_CHOICES, type LineField } from '@yardsign/domain/profile/lines';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import classes from './line-picker.module.css';
import { useHelp } from './part-field.tsx';
import { LINE_NAMES } from './setting-names.ts';
import type { PartForm } from './use-part-form.ts';

interface LinePickerProps {
  form: PartForm;
  field: LineField;
  number: number;
  /** The sizes of the lines are the member's too. */
  sized?: boolean;
}

/** One line of a piece: what it shows, its own words where it shows those, and how large. */
export function LinePicker({ form, field, number, sized = false }: LinePickerProps) {
  const text = useText('parts');
  const label = text('line', { number });
  const { locked, help } = useHelp(form, field);
  const choice = LINE_CHOICES.find((each) => each === form.values[`${field}.sync`]) ?? 'hide';

  function choose(value: string) {
    const next = chooseLine(LINE_CHOICES.find((each) => each === value) ?? 'hide', form.says);
    form.set(`${field}.sync`, next.syncTo);
    form.set(field, next.value);
  }

  return (
    <div className={classes['line']} data-sized={sized || undefined}>
      <NativeSelect
        label={label}
        {...(help !== undefined && { help })}
        choices={LINE_CHOICES.map((value) => ({ value, label: text(LINE_NAMES[value]) }))}
        value={choice}
        onChange={choose}
        disabled={locked}
      />
      {choice === 'custom' && (
        <TextField
          label={text('wordsOf', { number })}
          {...form.text(field)}
          value={form.values[field] ?? ''}
          readOnly={locked}
          onBlur={() => form.leave(field)}
        />
      )}
      {choice !== 'custom' && (
        <p className={classes['says']} data-empty={form.values[field] === '' || undefined}>
          {choice === 'hide' ? text('hidden') : form.values[field] || text('notFilled')}
        </p>
      )}
      {sized && (
        <TextField
          label={text('sizeOf', { number })}
          inputMode="numeric"
          placeholder={text('sizeOfDesign')}
          {...form.text(`${field}.size`)}
          value={form.values[`${field}.size`] ?? ''}
          readOnly={locked || choice === 'hide'}
        />
      )}
    </div>
  );
}
