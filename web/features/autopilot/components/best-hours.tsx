import type { JobPlan } from '@yardsign/domain/autopilot/job';
import { timeOfHour } from '@yardsign/domain/autopilot/slots';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { adviceQuery } from '../../results/api.ts';
import { hourIn } from '../../results/model.ts';
import { timeName } from '../../sharing/queue-model.ts';
import classes from './job-editor.module.css';

interface BestHoursProps extends Pick<JobPlan, 'hours' | 'timeZone'> {
  onAdd: (hours: number[]) => void;
}

/** The hours at which the member's own posts did best, on the clock of the job; offered, never added by themselves. */
export function BestHours({ hours, timeZone, onAdd }: BestHoursProps) {
  const text = useText('autopilot');
  const language = useLanguage();
  const format = useFormat();
  const { data: advice } = useQuery(adviceQuery);
  if (!advice) return null;
  const today = serverNow().toISOString().slice(0, 10);
  const best = advice.bestHours.flatMap(({ hour }) => hourIn(hour, advice.timeZone, timeZone, today) ?? []);
  const missing = best.filter((hour) => !hours.includes(hour));
  if (missing.length === 0) return null;
  const names = missing.map((hour) => timeName(timeOfHour(hour), language));
  return (
    <p className={classes['best']}>
      {text('bestHours', { hours: format.list(names) })}{' '}
      <Button size="small" kind="quiet" onClick={() => onAdd(missing)}>
        {text('bestHoursAdd', { count: missing.length })}
      </Button>
    </p>
  );
}
