import { useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { changes, type LeavingReason, type OwnSubscription, useBillingChange } from '../api.ts';
import { isResting } from '../model.ts';
import classes from './billing.module.css';
import { LeavingReasonFields } from './leaving-reason.tsx';

interface CancelDialogProps {
  subscription: OwnSubscription;
  opened: boolean;
  onClose: () => void;
  /** Opens the pause instead, where one is possible. */
  onPause: (() => void) | null;
}

/** Why, until when everything stays, and a pause in its place where that is possible. */
export function CancelDialog({ subscription, opened, onClose, onPause }: CancelDialogProps) {
  const text = useText('billing');
  const errorText = useErrorText();
  const format = useFormat();
  const [reason, setReason] = useState<LeavingReason>('not-using');
  const [words, setWords] = useState('');
  const cancel = useBillingChange(changes.cancel(subscription.id));
  const ends = subscription.current_period_ends_at;
  const footer = (
    <>
      <Button onClick={onClose} disabled={cancel.isPending}>
        {text('keep')}
      </Button>
      <Button
        kind="danger"
        busy={cancel.isPending}
        onClick={() => cancel.mutate({ reason, words }, { onSuccess: onClose })}
      >
        {text('cancelIt')}
      </Button>
    </>
  );
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={text('cancelTitle')}
      footer={footer}
      dismissable={!cancel.isPending}
    >
      <div className={classes['stack']}>
        {cancel.error && (
          <Banner kind="failure" announce>
            {errorText(cancel.error)}
          </Banner>
        )}
        {ends !== null && (
          <p>
            {text(isResting(subscription) ? 'cancelTextPaused' : 'cancelText', { date: format.date(ends, 'longDate') })}
          </p>
        )}
        {onPause && (
          <Banner
            kind="info"
            action={
              <Button size="small" onClick={onPause}>
                {text('pauseInstead')}
              </Button>
            }
          >
            {text('pauseInsteadText')}
          </Banner>
        )}
        <LeavingReasonFields reason={reason} onReason={setReason} words={words} onWords={setWords} />
      </div>
    </Dialog>
  );
}
