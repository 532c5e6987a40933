import { useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Billing, changes, type LeavingReason, useBillingChange } from '../api.ts';
import { pauseEnd } from '../model.ts';
import classes from './billing.module.css';
import { LeavingReasonFields } from './leaving-reason.tsx';

const CYCLES = ['1', '2', '3'] as const;

interface PauseDialogProps {
  billing: Billing;
  subscriptionId: string;
  opened: boolean;
  onClose: () => void;
}

/** For how long, why, and when it goes on by itself. */
export function PauseDialog({ billing, subscriptionId, opened, onClose }: PauseDialogProps) {
  const text = useText('billing');
  const common = useText('common');
  const errorText = useErrorText();
  const format = useFormat();
  const [cycles, setCycles] = useState<(typeof CYCLES)[number]>('1');
  const [reason, setReason] = useState<LeavingReason>('too-busy');
  const [words, setWords] = useState('');
  const pause = useBillingChange(changes.pause(subscriptionId));
  const begins = billing.subscription?.current_period_ends_at ?? null;
  const end = pauseEnd(billing, Number(cycles));
  const send = () =>
    pause.mutate(
      { cycles: Number(cycles), reason, words },
      {
        onSuccess() {
          showToast({ message: text('pauseNoted') });
          onClose();
        },
      },
    );
  const footer = (
    <>
      <Button onClick={onClose} disabled={pause.isPending}>
        {common('cancel')}
      </Button>
      <Button kind="primary" busy={pause.isPending} onClick={send}>
        {text('pause')}
      </Button>
    </>
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={text('pauseTitle')} footer={footer} dismissable={!pause.isPending}>
      <div className={classes['stack']}>
        {pause.error && (
          <Banner kind="failure" announce>
            {errorText(pause.error)}
          </Banner>
        )}
        <SegmentedControl
          label={text('pauseFor')}
          labelled
          segments={CYCLES.map((value) => ({ value, label: text('months', { count: Number(value) }) }))}
          value={cycles}
          onChange={setCycles}
        />
        <LeavingReasonFields reason={reason} onReason={setReason} words={words} onWords={setWords} />
        {begins !== null && end !== null && (
          <p aria-live="polite">
            {text('pauseFromTo', { from: format.date(begins, 'longDate'), to: format.date(end, 'longDate') })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
