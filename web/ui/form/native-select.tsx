import { Field, type FieldFrame } from './field.tsx';
import classes from './native-select.module.css';

interface NativeSelectProps<Value extends string> extends FieldFrame {
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  name?: string;
  /** The cursor is here when the dialog around it opens. */
  first?: boolean;
  disabled?: boolean;
}

/** The browser's own list: light, above every sheet, and a phone shows its own wheel. `SelectField` can be searched. */
export function NativeSelect<Value extends string>({
  choices,
  value,
  onChange,
  name,
  first = false,
  disabled,
  ...frame
}: NativeSelectProps<Value>) {
  return (
    <Field {...frame}>
      {(wiring) => (
        <select
          {...wiring}
          name={name}
          disabled={disabled}
          {...(first && { 'data-autofocus': true })}
          className={classes['select']}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
