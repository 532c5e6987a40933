import { type ReactNode, useId } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import classes from './field.module.css';

/** What every field has around it. `error` is read out when it appears, because it describes the input. */
export interface FieldFrame {
  label: string;
  /** The label is for screen readers alone: what the field shows says what it is. */
  labelHidden?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  /** Marks the field as one that may stay empty; every other field is needed. */
  optional?: boolean;
}

/** The attributes that tie an input to its label, help and error. */
interface Wiring {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid': boolean;
}

interface FieldProps extends FieldFrame {
  children: (wiring: Wiring) => ReactNode;
}

/** Label, help under it, the input, and what is wrong with it underneath. */
export function Field({ label, labelHidden = false, help, error, optional = false, children }: FieldProps) {
  const text = useText('common');
  const id = useId();
  const wrong = error !== undefined && error !== null && error !== false && error !== '';
  const describedBy = [help !== undefined && `${id}-help`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes['root']}>
      <label className={classes[labelHidden ? 'hidden' : 'label']} htmlFor={id}>
        {label}
        {optional && <span className={classes['optional']}> ({text('optional')})</span>}
      </label>
      {help !== undefined && (
        <p className={classes['description']} id={`${id}-help`}>
          {help}
        </p>
      )}
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        // Said of a right one too: a browser has its own view of addresses, and would call `yourname.com` invalid.
        'aria-invalid': wrong,
      })}
      {wrong && (
        <p className={classes['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
