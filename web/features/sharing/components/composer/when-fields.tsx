import { scheduleInstant } from '@yardsign/domain/sharing/schedule-window';
import { type WallClock, instantToWallClock, wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatDate } from '../../../../lib/format/dates.ts';
import { zoneName } from '../../../../lib/format/zone-name.ts';
import { LOCALES } from '../../../../lib/i18n/language.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useNow } from '../../../../lib/session/use-now.ts';
import { useTimeZone } from '../../../../lib/session/use-time-zone.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { plannedQuery } from '../../planned-api.ts';
import { clockOddity, isPlanned, type Planned, suggestedTimes, zoneChoices } from '../../when-model.ts';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import classes from './when-fields.module.css';

interface WhenFieldsProps {
  value: WallClock;
  onChange: (value: WallClock) => void;
  /** What is wrong with it, in words. */
  error: string | undefined;
  /** The post that is given another time: its own is no other post's. */
  moves?: string;
}

/** The chosen time in words, on the clock of its zone and of the member's own, and what is odd about it. */
function WhenInWords({ value, planned }: { value: WallClock; planned: readonly Planned[] }) {
  const text = useText('composer');
  const language = useLanguage();
  const own = useTimeZone();
  const instant = wallClockToInstant(value);
  if (!instant.ok) return null;
  const moment = formatDate(instant.value, 'longMoment', language, value.timeZone);
  const zone = zoneName(value.timeZone, language);
  const yours = formatDate(instant.value, 'longMoment', language, own);
  const oddity = clockOddity(value);
  return (
    <>
      <p className={classes['words']}>
        {yours === moment ? text('goesOut', { moment, zone }) : text('goesOutYours', { moment, zone, yours })}
      </p>
      {oddity?.kind === 'skipped' && (
        <p className={classes['odd']}>
          {text('clockSkipped', { time: formatDate(instant.value, 'time', language, value.timeZone) })}
        </p>
      )}
      {oddity?.kind === 'twice' && <p className={classes['odd']}>{text('clockTwice')}</p>}
      {isPlanned(value, planned) && <p className={classes['odd']}>{text('sameMinute')}</p>}
    </>
  );
}

/** A date, a time and a zone, with three suggestions for those who do not mind which. */
export function WhenFields({ value, onChange, error, moves }: WhenFieldsProps) {
  const text = useText('sharing');
  const composing = useText('composer');
  const language = useLanguage();
  const own = useTimeZone();
  const id = useId();
  const now = useNow();
  // Without them nothing is kept from being chosen: two posts may go out in one minute.
  const { data = [] } = useQuery(plannedQuery);
  const planned = data.filter((post) => post.id !== moves);
  const earliest = instantToWallClock(now, value.timeZone).date;
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', timeZone: 'UTC' });
  const label = (time: WallClock) => {
    const instant = wallClockToInstant(time);
    const day = weekday.format(new Date(`${time.date}T12:00:00Z`));
    return instant.ok ? `${day} ${formatDate(instant.value, 'time', language, time.timeZone)}` : day;
  };

  return (
    <div className={classes['when']}>
      <div className={classes['suggestions']} role="group" aria-label={text('suggestions')}>
        {suggestedTimes(now, value.timeZone, planned)
          .filter((time) => scheduleInstant(time, now).ok)
          .map((time) => (
            <button
              key={`${time.date} ${time.time}`}
              type="button"
              className={classes['suggestion']}
              aria-pressed={time.date === value.date && time.time === value.time}
              onClick={() => onChange(time)}
            >
              {label(time)}
            </button>
          ))}
      </div>
      <div className={classes['fields']} data-field="when">
        <TextField
          label={text('dateLabel')}
          name="date"
          type="date"
          min={earliest}
          value={value.date}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          onChange={(event) => onChange({ ...value, date: event.currentTarget.value })}
        />
        <TextField
          label={text('timeLabel')}
          name="time"
          type="time"
          value={value.time}
          onChange={(event) => onChange({ ...value, time: event.currentTarget.value.slice(0, 5) })}
        />
      </div>
      <NativeSelect
        label={composing('zoneLabel')}
        choices={zoneChoices(own, language)}
        value={value.timeZone}
        onChange={(timeZone) => onChange({ ...value, timeZone })}
      />
      <div aria-live="polite">
        {error === undefined ? (
          <WhenInWords value={value} planned={planned} />
        ) : (
          <p className={classes['problem']} id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
