import { useText } from '../../../../lib/i18n/use-text.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import classes from './slots-form.module.css';

interface HoursFieldProps {
  label: string;
  /** `11:00-14:00`; either side may be empty while it is typed. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** The second half was left. */
  onLeave: () => void;
}

/** From when to when. */
export function HoursField({ label, value, error, onChange, onLeave }: HoursFieldProps) {
  const text = useText('graphics');
  const [from = '', until = ''] = value.split('-');
  const change = (next: { from?: string; until?: string }) => {
    const [begin, end] = [next.from ?? from, next.until ?? until].map((time) => time.slice(0, 5));
    onChange(begin === '' && end === '' ? '' : `${begin}-${end}`);
  };
  return (
    <fieldset className={classes['hours']}>
      <legend>{label}</legend>
      <TextField
        label={text('hoursFrom')}
        type="time"
        value={from}
        error={error}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextField
        label={text('hoursUntil')}
        type="time"
        value={until}
        {...(error !== undefined && { 'aria-invalid': true })}
        onBlur={onLeave}
        onChange={(event) => change({ until: event.currentTarget.value })}
      />
    </fieldset>
  );
}
