import { useId } from 'react';
import classes from './segmented-control.module.css';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** What is seen of it on a phone, where the row has no room for the word. */
  short?: string;
}

interface SegmentedControlProps<Value extends string> {
  label: string;
  /** Shows `label` above; otherwise it is for screen readers. */
  labelled?: boolean;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  small?: boolean;
  /** The cursor is here when the dialog around it opens. */
  first?: boolean;
}

/** One of two to five, all in sight. Arrow keys move, as in any group of radio buttons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, labelled = false, segments, value, onChange, small = false, first = false } = props;
  const name = useId();
  return (
    <fieldset className={classes['field']}>
      <legend className={labelled ? classes['legend'] : classes['hidden']}>{label}</legend>
      <div className={classes['track']} data-small={small || undefined}>
        {segments.map((segment) => (
          <label key={segment.value} className={classes['segment']}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              {...(first && segment.value === value && { 'data-autofocus': true })}
              onChange={() => onChange(segment.value)}
            />
            <span className={classes['face']} data-short={segment.short}>
              {segment.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
