import { Select } from '@mantine/core';
import { useText } from '../../lib/i18n/use-text.ts';
import type { FieldFrame } from './field.tsx';
import { kitClasses, kitFrame } from './kit-field.ts';

interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldFrame {
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** Lets one type to find a choice; for long lists such as time zones. */
  searchable?: boolean;
  /** Lets one choose nothing. */
  clearable?: boolean;
  disabled?: boolean;
}

/** The field with its list, as `SelectField` brings it. */
export function SelectWindow({ choices, searchable = false, clearable = false, ...props }: SelectFieldProps) {
  const text = useText('common');
  const { value, onChange, placeholder, disabled = false } = props;
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
    />
  );
}
