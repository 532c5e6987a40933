import type { ChangeEventHandler } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { TextArea } from '../../../ui/form/text-field.tsx';

interface ReasonFieldProps {
  help: string;
  name: string;
  value: string;
  onChange: ChangeEventHandler<HTMLTextAreaElement>;
  error: string | undefined;
}

/** Why something is done to an account. */
export function ReasonField(props: ReasonFieldProps) {
  const text = useText('admin');
  return <TextArea label={text('reason')} rows={2} {...props} />;
}
