import { timeOfHour } from '@yardsign/domain/autopilot/slots';
import type { WallClock } from '@yardsign/domain/time/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { adviceQuery } from '../../../results/api.ts';
import { bestTimeOn } from '../../../results/model.ts';
import { plannedQuery } from '../../planned-api.ts';
import { timeName } from '../../queue-model.ts';
import { freeNear } from '../../when-model.ts';
import classes from './when-fields.module.css';

/**
 * The hour at which the member's own posts did best, or a free time soon after it where another post has it: offered, and never applied by
 * itself. Nothing where there is too little to learn from.
 */
export function BestHour({ value, onChange }: { value: WallClock; onChange: (value: WallClock) => void }) {
  const text = useText('composer');
  const language = useLanguage();
  const { data: advice } = useQuery(adviceQuery);
  const { data: planned = [] } = useQuery(plannedQuery);
  const [best] = advice?.bestHours ?? [];
  if (!advice || !best) return null;
  const hour = bestTimeOn(best.hour, advice.timeZone, value.date, serverNow());
  const time = hour && freeNear(hour, planned);
  const isChosen = value.time === time?.time && value.timeZone === time.timeZone;
  if (time === null || isChosen) return null;
  return (
    <p className={classes['best']}>
      {text('bestHour', { hour: timeName(timeOfHour(best.hour), language), percent: best.percent })}{' '}
      <Button size="small" kind="quiet" onClick={() => onChange(time)}>
        {text('bestHourTake', { hour: timeName(time.time, language) })}
      </Button>
    </p>
  );
}
