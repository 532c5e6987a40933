import type { Slot } from '@yardsign/domain/content/slots';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { plainAmount } from '../../slots-model.ts';

interface AmountFieldProps extends Omit<ComponentProps<typeof TextField>, 'slot' | 'value' | 'onChange' | 'onBlur'> {
  slot: Slot;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/**
 * An amount, typed with or without the signs around it. What was typed stands as it was until the field is left: a sign that went while
 * somebody wrote would take the cursor to the end.
 */
export function AmountField({ slot, value, onChange, onLeave, ...field }: AmountFieldProps) {
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      {...field}
      value={plainAmount(slot, typed) === value ? typed : value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(plainAmount(slot, currentTarget.value));
      }}
      onBlur={() => {
        setTyped(value);
        onLeave();
      }}
    />
  );
}
