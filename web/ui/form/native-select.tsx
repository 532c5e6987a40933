import type { KeyboardEvent } from 'react';
import { useOff } from '../action/use-off.ts';
import { Field, type FieldFrame } from './field.tsx';
import classes from './native-select.module.css';

interface NativeSelectProps<Value extends string> extends FieldFrame {
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  name?: string;
  /** The cursor is here when the dialog around it opens. */
  first?: boolean;
  /** Choosing does something at once, and nothing stays chosen: arrow keys open the list, where they would choose blindly. */
  acts?: boolean;
  disabled?: boolean;
}

/** A closed list takes an arrow for a choice on most desktops. A browser that cannot be asked to open it keeps its own way. */
function openByArrows(event: KeyboardEvent<HTMLSelectElement>): void {
  const select = event.currentTarget;
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (!isArrow || event.altKey || !('showPicker' in select)) return;
  event.preventDefault();
  select.showPicker();
}

/** The browser's own list: light, above every sheet, and a phone shows its own wheel. `SelectField` can be searched. */
export function NativeSelect<Value extends string>({
  choices,
  value,
  onChange,
  name,
  first = false,
  acts = false,
  disabled = false,
  ...frame
}: NativeSelectProps<Value>) {
  const off = useOff(disabled);
  return (
    <Field {...frame}>
      {(wiring) => (
        <select
          {...wiring}
          name={name}
          {...off}
          {...(first && { 'data-autofocus': true })}
          className={classes['select']}
          value={value}
          {...(acts && { onKeyDown: openByArrows })}
          onChange={(event) => disabled || onChange(event.currentTarget.value as Value)}
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
