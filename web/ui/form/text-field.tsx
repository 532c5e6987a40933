import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Field, type FieldFrame } from './field.tsx';
import classes from './field.module.css';

type Native = Omit<ComponentProps<'input'>, 'id' | 'size' | 'color' | 'style' | 'className'>;

export interface TextFieldProps extends FieldFrame, Native {
  /** Before the text: an icon, or a fixed beginning such as `https://`. */
  leading?: ReactNode;
  /** After the text: a unit or a small button. */
  trailing?: ReactNode;
}

/** One line of text, with label, help and error. Takes what an `<input>` takes. */
export function TextField({ label, help, error, optional = false, leading, trailing, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      {(wiring) => (
        <span className={classes['box']} data-disabled={input.disabled || undefined}>
          {leading !== undefined && <span className={classes['beside']}>{leading}</span>}
          <input
            type="text"
            {...input}
            {...wiring}
            aria-invalid={wiring['aria-invalid'] || input['aria-invalid'] || false}
            className={classes['bare']}
          />
          {trailing}
        </span>
      )}
    </Field>
  );
}

/** A password that can be looked at. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField(props: FieldFrame & Native) {
  const text = useText('common');
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className={classes['toggle']}
          aria-label={text('showPassword')}
          aria-pressed={shown}
          title={text('showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} stroke={1.5} aria-hidden="true" />
        </button>
      }
    />
  );
}

interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'id' | 'style' | 'className'> {}

/** Several lines. It grows with the text where the browser can (`field-sizing`), and can be dragged elsewhere. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden = false, help, error, optional = false, rows = 4, ...input } = props;
  return (
    <Field {...{ label, labelHidden, help, error, optional }}>
      {(wiring) => <textarea {...input} {...wiring} rows={rows} className={classes['area']} />}
    </Field>
  );
}
