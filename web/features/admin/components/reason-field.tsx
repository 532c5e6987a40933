import { useText } from '../../../lib/i18n/use-text.ts';
import { TextArea } from '../../../ui/form/text-field.tsx';

interface ReasonFieldProps {
  help: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Why something is done to an account. */
export function ReasonField({ help, value, onChange, error }: ReasonFieldProps) {
  const text = useText('admin');
  return (
    <TextArea
      label={text('reason')}
      help={help}
      error={error}
      rows={2}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
