import { CheckboxField } from '../../../ui/form/choice-fields.tsx';
import classes from '../pages/pages.module.css';

interface TicksProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Any number of a few. */
export function Ticks<Value extends string>({ label, choices, chosen, onChange }: TicksProps<Value>) {
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{label}</legend>
      {choices.map((choice) => (
        <CheckboxField
          key={choice.value}
          label={choice.label}
          checked={chosen.includes(choice.value)}
          onChange={(wanted) =>
            onChange(wanted ? [...chosen, choice.value] : chosen.filter((each) => each !== choice.value))
          }
        />
      ))}
    </fieldset>
  );
}
