import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { type Step, STEPS } from '../model/draft.ts';
import classes from './builder.module.css';

/** The three steps, and which of them is open. */
export function Steps({ step }: { step: Step }) {
  const text = useText('emails');
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(step);

  // The button that led here is gone: reading goes on at the step that has begun.
  useEffect(() => {
    if (shown.current !== step) list.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <ol ref={list} tabIndex={-1} className={classes['steps']} aria-label={text('steps')}>
      {STEPS.map((each, at) => (
        <li key={each} {...(each === step && { 'aria-current': 'step' })}>
          <span aria-hidden="true" className={classes['number']}>
            {at + 1}
          </span>
          {text(`step_${each}`)}
        </li>
      ))}
    </ol>
  );
}
