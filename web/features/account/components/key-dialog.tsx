import { type FormEvent, type ReactNode, useId } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import classes from './keys.module.css';

interface KeyDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  submit: string;
  onSubmit: () => void;
  busy: boolean;
  /** What the server answered last; not what a field says itself. */
  error: Error | null;
  danger?: boolean;
  /** False where closing would lose something that is shown once: then closing asks the same as the button. */
  cancellable?: boolean;
  children: ReactNode;
}

/** A form in a window that changes a key of the account. What was typed stays when the server says no. */
export function KeyDialog(props: KeyDialogProps) {
  const { opened, onClose, title, submit, onSubmit, busy, error, danger = false, cancellable = true, children } = props;
  const text = useText('security');
  const errorText = useErrorText();
  const form = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const footer = (
    <>
      {cancellable && (
        <Button onClick={onClose} disabled={busy}>
          {text('cancel')}
        </Button>
      )}
      <Button kind={danger ? 'danger' : 'primary'} type="submit" form={form} busy={busy} busyText={text('checking')}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog
      opened={opened}
      onClose={cancellable ? onClose : onSubmit}
      title={title}
      footer={footer}
      dismissable={cancellable && !busy}
    >
      <form id={form} className={classes['stack']} onSubmit={send} noValidate>
        {error && (
          <Banner kind="failure" announce>
            {errorText(error)}
          </Banner>
        )}
        {children}
      </form>
    </Dialog>
  );
}
