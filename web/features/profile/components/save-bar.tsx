import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import classes from './save-bar.module.css';

interface SaveBarProps {
  dirty: boolean;
  saving: boolean;
  /** Fields that need another look. */
  faults: number;
  onDiscard: () => void;
}

/** Comes with the first change and stays at the foot of the window until it is saved or let go. */
export function SaveBar({ dirty, saving, faults, onDiscard }: SaveBarProps) {
  const text = useText('profile');
  return (
    <div className={classes['bar']} {...(dirty && { 'data-shown': true, 'data-foot': 'always' })}>
      <p className={classes['words']} role="status" data-wrong={faults > 0 || undefined}>
        {dirty && (faults > 0 ? text('fix', { count: faults }) : text('unsaved'))}
      </p>
      {dirty && (
        <div className={classes['buttons']}>
          <Button kind="quiet" onClick={onDiscard} disabled={saving}>
            {text('discard')}
          </Button>
          <Button kind="primary" type="submit" busy={saving} busyText={text('saving')}>
            {text('save')}
          </Button>
        </div>
      )}
    </div>
  );
}
