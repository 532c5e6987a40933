import { Select } from '@mantine/core';
import { useText } from '../../lib/i18n/use-text.ts';
import type { FieldFrame } from './field.tsx';
import { kitClasses, kitFrame } from './kit-field.ts';

interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldFrame {
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** Lets one type to find a choice; for long lists such as time zones. */
  searchable?: boolean;
  /** Lets one choose nothing. */
  clearable?: boolean;
  name?: string;
  /** The cursor is here when the dialog around it opens. */
  first?: boolean;
  disabled?: boolean;
}

/** One of a list. Short lists of two to four read better as `SegmentedControl`. */
export function SelectField({ choices, searchable = false, clearable = false, ...props }: SelectFieldProps) {
  const text = useText('common');
  const { value, onChange, placeholder, name, first = false, disabled = false } = props;
  return (
    <Select
      {...kitFrame(props)}
      classNames={kitClasses}
      data={[...choices]}
      value={value}
      onChange={onChange}
      searchable={searchable}
      clearable={clearable}
      disabled={disabled}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': text('clear') }}
      comboboxProps={{ shadow: 'none' }}
      {...(placeholder !== undefined && { placeholder })}
      {...(name !== undefined && { name })}
      {...(first && { 'data-autofocus': true })}
    />
  );
}
