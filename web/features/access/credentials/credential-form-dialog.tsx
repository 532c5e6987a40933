import type { ComponentProps } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ProvenDialog } from '../second-factor/proven-dialog.tsx';

type ProvenDialogProps = ComponentProps<typeof ProvenDialog>;

interface CredentialFormDialogProps extends Omit<ProvenDialogProps, 'busyText' | 'onClose'> {
  form: ProvenDialogProps['form'] & { close: () => void };
}

/** A form in a window that changes a credential of the account. What was typed stays when the server says no. */
export function CredentialFormDialog(props: CredentialFormDialogProps) {
  const text = useText('security');
  return <ProvenDialog {...props} onClose={props.form.close} busyText={text('checking')} />;
}
