import type { ReactNode } from 'react';
import type { FormWiring } from '../../lib/form/use-form.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../action/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Form } from './form.tsx';

interface FormDialogProps {
  form: FormWiring;
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The words of the main button. */
  submit: string;
  busyText?: string;
  danger?: boolean;
  /** Other words for 'Cancel'; `null` for no such button. */
  cancel?: string | null;
  /** False where closing would lose what is shown once: then there is only the main button, and closing is pressing it. */
  cancellable?: boolean;
  /** In place of the main button, where there is nothing to send; `null` for none. */
  main?: ReactNode;
  size?: 'small' | 'medium';
  className?: string | undefined;
  children: ReactNode;
}

/** A form in a window. It cannot be closed while it is sent, and keeps what was typed when the server says no. */
export function FormDialog(props: FormDialogProps) {
  const { form, opened, onClose, title, submit, busyText, danger = false, cancellable = true, main } = props;
  const { size = 'medium', className, children } = props;
  const text = useText('common');
  const cancel = props.cancel === undefined ? text('cancel') : props.cancel;
  const send = (
    <Button
      kind={danger ? 'danger' : 'primary'}
      type="submit"
      form={form.id}
      busy={form.busy}
      {...(busyText !== undefined && { busyText })}
    >
      {submit}
    </Button>
  );
  const footer = (
    <>
      {cancellable && cancel !== null && (
        <Button onClick={onClose} disabled={form.busy}>
          {cancel}
        </Button>
      )}
      {main === undefined ? send : main}
    </>
  );
  return (
    <Dialog
      opened={opened}
      onClose={cancellable ? onClose : form.submit}
      title={title}
      size={size}
      footer={footer}
      dismissable={cancellable && !form.busy}
    >
      <Form form={form} {...(className !== undefined && { className })}>
        {children}
      </Form>
    </Dialog>
  );
}
