import { useText } from '../../lib/i18n/use-text.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import classes from './progress.module.css';

/** How far something is that takes more than a second. `share` is 0 to 1. */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  const format = useFormat();
  const amount = Math.min(1, Math.max(0, share));
  return (
    <div className={classes['progress']}>
      <div className={classes['words']}>
        <span>{label}</span>
        <span data-tabular>{format.percent(amount)}</span>
      </div>
      <div
        className={classes['track']}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(amount * 100)}
      >
        <span className={classes['fill']} style={{ transform: `scaleX(${amount})` }} />
      </div>
    </div>
  );
}

/** Where one is in a task of a few steps. `current` is zero-based. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  const text = useText('common');
  return (
    <ol className={classes['steps']}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes['step']}
          data-state={index < current ? 'done' : index === current ? 'now' : 'later'}
          aria-current={index === current ? 'step' : undefined}
          aria-label={`${text('stepOf', { step: index + 1, steps: steps.length })}: ${step}`}
        >
          <span className={classes['number']}>{index + 1}</span>
          <span className={classes['name']}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
