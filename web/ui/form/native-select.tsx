import { Field, type FieldFrame } from './field.tsx';
import classes from './native-select.module.css';

interface NativeSelectProps extends FieldFrame {
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  name?: string;
  disabled?: boolean;
}

/** The browser's own list: light, above every sheet, and a phone shows its own wheel. `SelectField` can be searched. */
export function NativeSelect({ choices, value, onChange, name, disabled, ...frame }: NativeSelectProps) {
  return (
    <Field {...frame}>
      {(wiring) => (
        <select
          {...wiring}
          name={name}
          disabled={disabled}
          className={classes['select']}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
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
