import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { SignInError } from './sign-in-error.tsx';
import classes from './step-form.module.css';

interface RestoreStepProps {
  busy: boolean;
  error: Error | null;
  onRestore: () => void;
  onBack: () => void;
}

/** An account that is about to be deleted stays only when its owner says so: going back leaves everything as it is. */
export function RestoreStep({ busy, error, onRestore, onBack }: RestoreStepProps) {
  const text = useText('access');
  return (
    <div className={classes['form']}>
      <SignInError error={error} />
      <p>{text('restoreAsk')}</p>
      <Button kind="primary" size="large" wide busy={busy} busyText={text('loggingIn')} onClick={onRestore}>
        {text('restoreYes')}
      </Button>
      <div className={classes['back']}>
        <Button kind="quiet" onClick={onBack}>
          {text('restoreNo')}
        </Button>
      </div>
    </div>
  );
}
