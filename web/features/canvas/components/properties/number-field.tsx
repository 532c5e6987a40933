import { useState } from 'react';
import { TextField } from '../../../../ui/form/text-field.tsx';

interface NumberFieldProps {
  label: string;
  /** Undefined for one that may stay empty, and is. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  least?: number;
  most?: number;
  step?: number;
  optional?: boolean;
  disabled: boolean;
}

/** Shown to a thousandth: what was reckoned has more digits than anybody set. */
const FINEST = 1000;

/** A number that takes effect while it is typed. What is no number yet stays in the field, and changes nothing. */
export function NumberField({
  label,
  value,
  onChange,
  least,
  most,
  step = 1,
  optional = false,
  disabled,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isAllowed = (number: number) =>
    Number.isFinite(number) && (least === undefined || number >= least) && (most === undefined || number <= most);
  const isWrong = typed !== null && (typed.trim() === '' ? !optional : !isAllowed(Number(typed)));
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      step={step}
      optional={optional}
      disabled={disabled}
      aria-invalid={isWrong || undefined}
      {...(least !== undefined && { min: least })}
      {...(most !== undefined && { max: most })}
      value={typed ?? (value === undefined ? '' : Math.round(value * FINEST) / FINEST)}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        if (next.trim() === '' ? optional : isAllowed(Number(next)))
          onChange(next.trim() === '' ? undefined : Number(next));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
