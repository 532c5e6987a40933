import type { JobPlan } from '@yardsign/domain/autopilot/job';
import { timeOfHour } from '@yardsign/domain/autopilot/slots';
import { useRef } from 'react';
import { useFocusKept } from '../../../lib/browser/use-focus-kept.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Chip, ChipGroup } from '../../../ui/form/chip.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { timeName, weekdayName } from '../../sharing/queue-model.ts';
import { capitalized, toggled } from '../model.ts';
import { BestHours } from './best-hours.tsx';
import classes from './job-editor.module.css';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NONE = '';

type When = Pick<JobPlan, 'weekdays' | 'hours'>;

interface HourFieldsProps extends Pick<JobPlan, 'weekdays' | 'hours' | 'timeZone'> {
  onChange: (change: Partial<When>) => void;
}

/** The days of the week and the hours of the day at which a job posts. */
export function HourFields({ weekdays, hours, timeZone, onChange }: HourFieldsProps) {
  const text = useText('autopilot');
  const language = useLanguage();
  const sorted = hours.toSorted((a, b) => a - b);
  const chosen = useRef<HTMLFieldSetElement>(null);
  useFocusKept(chosen, sorted.map(String));
  const hourName = (hour: number) => timeName(timeOfHour(hour), language);
  return (
    <>
      <fieldset className={classes['group']}>
        <legend className={classes['legend']}>{text('days')}</legend>
        <ChipGroup label={text('days')}>
          {DAYS.map((day) => (
            <Chip
              key={day}
              selected={weekdays.includes(day)}
              onChange={(wanted) => onChange({ weekdays: toggled(weekdays, day, wanted) })}
            >
              {capitalized(weekdayName(day, language), language)}
            </Chip>
          ))}
        </ChipGroup>
        <span className={classes['quick']}>
          <Button size="small" kind="quiet" onClick={() => onChange({ weekdays: DAYS.slice(1, 6) })}>
            {capitalized(text('workdays'), language)}
          </Button>
          <Button size="small" kind="quiet" onClick={() => onChange({ weekdays: [...DAYS] })}>
            {text('allDays')}
          </Button>
        </span>
      </fieldset>
      <fieldset ref={chosen} tabIndex={-1} className={classes['group']}>
        <legend className={classes['legend']}>{text('hours')}</legend>
        {sorted.length > 0 && (
          <ChipGroup label={text('hours')}>
            {sorted.map((hour) => (
              <span key={hour} data-item>
                <Chip selected onChange={() => onChange({ hours: toggled(hours, hour, false) })}>
                  {hourName(hour)}
                </Chip>
              </span>
            ))}
          </ChipGroup>
        )}
        <NativeSelect
          label={text('addHour')}
          choices={[
            { value: NONE, label: text('chooseHour') },
            ...HOURS.filter((hour) => !hours.includes(hour)).map((hour) => ({
              value: String(hour),
              label: hourName(hour),
            })),
          ]}
          acts
          value={NONE}
          onChange={(hour) => hour !== NONE && onChange({ hours: [...hours, Number(hour)] })}
        />
        <BestHours hours={hours} timeZone={timeZone} onAdd={(more) => onChange({ hours: [...hours, ...more] })} />
      </fieldset>
    </>
  );
}
