import { useId } from 'react';
import { instantToWallClock, wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import { zoneName } from '../../../../lib/format/zone-name.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useTimeZone } from '../../../../lib/session/use-time-zone.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { type SchemaFieldProps, useFieldWords } from './field-words.ts';
import classes from './fields.module.css';
import { faultAt, textOf } from './fields-model.ts';

/** An instant as files have it: `2026-10-14T17:00:00Z`. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

/** What stands in the two fields. What is no instant yet is kept as it was typed: a day, a blank, a time. */
function handsOf(typed: string, timeZone: string): { date: string; time: string } {
  if (INSTANT.test(typed)) return instantToWallClock(new Date(typed), timeZone);
  const [date = '', time = ''] = typed.split(' ');
  return { date, time };
}

function typedOf(date: string, time: string, timeZone: string): string {
  const read = wallClockToInstant({ date, time, timeZone });
  if (read.ok) return read.value.toISOString().replace('.000Z', 'Z');
  return date === '' && time === '' ? '' : `${date} ${time}`;
}

/** A day and a time, on the clock of whoever fills them in; stored as an instant. */
export function MomentField({ name, path, typed, isNeeded, faults, onChange }: SchemaFieldProps) {
  const words = useFieldWords();
  const clock = useId();
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { date, time } = handsOf(textOf(typed), timeZone);
  const fault = faultAt(faults, path, 'moment');
  const error = fault && (fault.kind === 'shape' ? words.text('fault_moment') : words.faultOf(fault));
  return (
    <fieldset className={classes['rows']} aria-describedby={clock}>
      <legend>{words.nameOf(name)}</legend>
      <p id={clock} className={classes['clock']}>
        {words.text('help_moment', { zone: zoneName(timeZone, language) })}
      </p>
      <div className={classes['sides']}>
        <TextField
          type="date"
          name={path}
          label={words.text('momentDay')}
          optional={!isNeeded}
          error={error}
          value={date}
          onChange={(event) => onChange(typedOf(event.currentTarget.value, time, timeZone))}
        />
        <TextField
          type="time"
          label={words.text('momentTime')}
          value={time}
          onChange={(event) => onChange(typedOf(date, event.currentTarget.value, timeZone))}
        />
      </div>
    </fieldset>
  );
}
