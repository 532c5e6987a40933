import { lazyPart } from '../../lib/code/lazy-part.tsx';
import { Part } from '../feedback/part.tsx';
import type { SelectFieldProps } from './select-window.tsx';
import { TextField } from './text-field.tsx';

const SelectWindow = lazyPart(() => import('./select-window.tsx').then((module) => module.SelectWindow));

/**
 * One of a list that is looked through by typing. It is heavy, so its code comes after the page; until then its frame stands there.
 * Short lists of two to four read better as `SegmentedControl`, and others as `NativeSelect`.
 */
export function SelectField(props: SelectFieldProps) {
  const { choices, value, label, help, error, placeholder } = props;
  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  const waiting = (
    <TextField label={label} help={help} error={error} placeholder={placeholder} value={chosen} disabled />
  );
  return (
    <Part inline waiting={waiting}>
      <SelectWindow {...props} />
    </Part>
  );
}
