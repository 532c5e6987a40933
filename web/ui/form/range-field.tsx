import { type ChangeEvent, useId } from 'react';
import classes from './range-field.module.css';

interface RangeFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, for the eye and for a screen reader. */
  shown: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A number of a range, by drag or by the arrow keys. What it is stands beside its label. */
export function RangeField({ label, shown, onChange, ...range }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={classes['field']}>
      <label htmlFor={id} className={classes['label']}>
        {label}
      </label>
      <output htmlFor={id} className={classes['shown']}>
        {shown}
      </output>
      <input
        {...range}
        id={id}
        type="range"
        className={classes['range']}
        aria-valuetext={shown}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
