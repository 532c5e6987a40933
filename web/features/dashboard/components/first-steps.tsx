import { Link } from '@tanstack/react-router';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useDismissFirstSteps } from '../api.ts';
import type { FirstStep } from '../model.ts';
import classes from './first-steps.module.css';

const WAYS = { brand: '/profile/basic', connection: '/integrations', post: '/shareable-content' } as const;

/** What a new member does first, until all of it is done or they have seen enough of it. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const text = useText('dashboard');
  const errorText = useErrorText();
  const dismiss = useDismissFirstSteps();
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title={text('stepsTitle')}
      aside={
        <Button
          kind="quiet"
          size="small"
          busy={dismiss.isPending}
          onClick={() =>
            dismiss.mutate(undefined, {
              onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
            })
          }
        >
          {text('stepsDismiss')}
        </Button>
      }
    >
      <p className={classes['lead']}>{text('stepsLead', { done, all: steps.length })}</p>
      <ol className={classes['list']}>
        {steps.map(({ name, done: isDone }) => (
          <li key={name}>
            <Link to={WAYS[name]} className={classes['step']} data-done={isDone || undefined}>
              {isDone ? (
                <IconCircleCheckFilled size={22} aria-hidden="true" />
              ) : (
                <IconCircle size={22} stroke={1.5} aria-hidden="true" />
              )}
              <span className={classes['words']}>
                <span className={classes['name']}>
                  {text(`step_${name}`)}
                  {isDone && <VisuallyHidden> ({text('stepDone')})</VisuallyHidden>}
                </span>
                <span className={classes['help']}>{text(`step_${name}_help`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
