import { timeOfHour } from '@yardsign/domain/autopilot/slots';
import type { WallClock } from '@yardsign/domain/time/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { useLanguage } from '../../../../lib/i18n/language-store.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { adviceQuery } from '../../../results/api.ts';
import { bestTimeOn } from '../../../results/model.ts';
import { timeName } from '../../queue-model.ts';
import classes from './when-fields.module.css';

/** The hour at which the member's own posts did best, offered and never applied by itself. Nothing where there is too little to learn from. */
export function BestHour({ value, onChange }: { value: WallClock; onChange: (value: WallClock) => void }) {
  const text = useText('composer');
  const language = useLanguage();
  const { data: advice } = useQuery(adviceQuery);
  const [best] = advice?.bestHours ?? [];
  if (!advice || !best) return null;
  const time = bestTimeOn(best.hour, advice.timeZone, value.date, serverNow());
  const isTaken = value.time === timeOfHour(best.hour) && value.timeZone === advice.timeZone;
  if (time === null || isTaken) return null;
  const hour = timeName(time.time, language);
  return (
    <p className={classes['best']}>
      {text('bestHour', { hour, percent: best.percent })}{' '}
      <Button size="small" kind="quiet" onClick={() => onChange(time)}>
        {text('bestHourTake', { hour })}
      </Button>
    </p>
  );
}
