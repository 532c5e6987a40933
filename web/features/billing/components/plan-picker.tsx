import { type Interval, tierName } from '@yardsign/domain/billing/plans';
import { useId } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { intervalsOf, mostSaved, type ShownTier } from '../model.ts';
import classes from './billing.module.css';

interface PlanPickerProps {
  tiers: readonly ShownTier[];
  interval: Interval;
  onInterval: (interval: Interval) => void;
  /** Code of the chosen plan, or null. */
  chosen: string | null;
  /** Null where nothing can be chosen. */
  onChoose: ((code: string) => void) | null;
  /** Code of the plan that runs. */
  current: string | null;
}

function Price({ plan }: { plan: NonNullable<ShownTier['plans'][Interval]> }) {
  const text = useText('billing');
  const format = useFormat();
  const months = plan.interval_length;
  return (
    <>
      <span className={classes['price']}>{format.money(plan.price)}</span>
      <span className={classes['soft']}>{text(months === 1 ? 'per1' : months === 6 ? 'per6' : 'per12')}</span>
      {months > 1 && (
        <span className={classes['soft']}>{text('perMonth', { price: format.money(plan.price / months) })}</span>
      )}
    </>
  );
}

/** Tiers side by side, in one interval at a time. Arrow keys move, as in any group of radio buttons. */
export function PlanPicker({ tiers, interval, onInterval, chosen, onChoose, current }: PlanPickerProps) {
  const text = useText('billing');
  const name = useId();
  const intervals = intervalsOf(tiers);
  const label = (one: Interval) => text(one === 'monthly' ? 'monthly' : one === 'annual' ? 'annual' : 'semiAnnual');
  const best = intervals.at(-1) ?? 'monthly';
  const saved = best === 'monthly' ? 0 : mostSaved(tiers, best);
  return (
    <div className={classes['stack']}>
      {intervals.length > 1 && (
        <SegmentedControl
          label={text('interval')}
          segments={intervals.map((one) => ({ value: one, label: label(one) }))}
          value={interval}
          onChange={onInterval}
        />
      )}
      {saved > 0 && <p className={classes['soft']}>{text('saves', { interval: label(best), percent: saved })}</p>}
      <fieldset className={classes['tiers']}>
        <legend className={classes['legend']}>{text('plans')}</legend>
        {tiers.map(({ slug, plans, gives, video }) => {
          const plan = plans[interval];
          if (!plan) return null;
          const isCurrent = plan.code === current;
          return (
            <div key={slug} className={classes['tier']} data-chosen={plan.code === chosen || undefined}>
              <label className={classes['choice']}>
                <span className={classes['tierHead']}>
                  <input
                    type="radio"
                    name={name}
                    checked={plan.code === chosen}
                    disabled={isCurrent || onChoose === null}
                    onChange={() => onChoose?.(plan.code)}
                  />
                  <span className={classes['tierName']}>{tierName(slug, plan.name)}</span>
                  {isCurrent && <StatusBadge tone="good">{text('yourPlan')}</StatusBadge>}
                </span>
                <Price plan={plan} />
              </label>
              <ul className={classes['gives']}>
                {gives.map((feature) => (
                  <li key={feature}>{text(`gives_${feature}` as 'gives_video')}</li>
                ))}
              </ul>
              {video !== null && (
                <a href={video} target="_blank" rel="noopener">
                  {text('watch', { plan: tierName(slug, plan.name) })}
                </a>
              )}
            </div>
          );
        })}
      </fieldset>
    </div>
  );
}
