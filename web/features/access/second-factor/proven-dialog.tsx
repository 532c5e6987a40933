import type { ComponentProps } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { SecondFactorDialog } from './second-factor-dialog.tsx';

type FormDialogProps = ComponentProps<typeof FormDialog>;

interface ProvenDialogProps extends FormDialogProps {
  form: FormDialogProps['form'] & { forget: () => void };
}

/** A form in a window. Where the second factor was proved too long ago, it is asked for in place, and the form is sent again. */
export function ProvenDialog({ form, opened, ...props }: ProvenDialogProps) {
  const proving = hasCode(form.failure, 'second_factor_required');
  return (
    <>
      <FormDialog {...props} form={proving ? { ...form, failure: null } : form} opened={opened && !proving} />
      <SecondFactorDialog opened={opened && proving} onClose={form.forget} onConfirmed={() => form.submit()} />
    </>
  );
}
