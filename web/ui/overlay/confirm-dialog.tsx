import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../action/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  /** A question that names what is at stake. */
  title: string;
  /** What happens, and what is kept. */
  children: ReactNode;
  /** The verb of the question, such as 'Cancel the post'. */
  confirm: string;
  onConfirm: () => void;
  /** Other words for 'Cancel', where that word would be ambiguous. */
  dismiss?: string;
  busy?: boolean;
  danger?: boolean;
}

/** Asks once before something that cannot be undone. What can be undone is done, with Undo in the toast. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  onConfirm,
  dismiss,
  busy = false,
  danger = true,
  ...rest
}: ConfirmDialogProps) {
  const text = useText('common');
  const footer = (
    <>
      <Button onClick={rest.onClose} disabled={busy}>
        {dismiss ?? text('cancel')}
      </Button>
      <Button kind={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog {...rest} title={title} size="small" footer={footer} dismissable={!busy} brief>
      {children}
    </Dialog>
  );
}
