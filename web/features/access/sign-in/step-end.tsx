import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import classes from './step-form.module.css';

interface StepEndProps {
  /** Another way to go on, beside the way back. */
  children?: ReactNode;
  onBack: () => void;
}

/** Under a step of signing in: another way to go on, and the way back to the form. */
export function StepEnd({ children, onBack }: StepEndProps) {
  const text = useText('access');
  return (
    <div className={classes['back']}>
      {children}
      <Button kind="quiet" onClick={onBack}>
        {text('backToLogin')}
      </Button>
    </div>
  );
}
