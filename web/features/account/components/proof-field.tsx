import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PasswordField } from '../../../ui/form/text-field.tsx';
import { waysQuery } from '../../access/keys-api.ts';

interface ProofFieldProps {
  value: string;
  onChange: (password: string) => void;
  /** Whether the form was sent once, so that an empty field is told. */
  tried: boolean;
}

/** Whether a password has to be typed before a key may be changed: an account that has none is asked for nothing here. */
export function useProof() {
  const needed = useQuery(waysQuery).data?.password ?? true;
  return {
    missing: (password: string) => needed && password === '',
    /** What goes to the server. */
    toBody: (password: string) => (password === '' ? {} : { password }),
    needed,
  };
}

/** The password of the account, asked again: somebody may sit at an open computer that is not theirs. */
export function ProofField({ value, onChange, tried }: ProofFieldProps) {
  const text = useText('security');
  const { needed, missing } = useProof();
  if (!needed) return null;
  return (
    <PasswordField
      label={text('password')}
      help={text('passwordHelp')}
      name="current-password"
      autoComplete="current-password"
      value={value}
      error={tried && missing(value) ? text('passwordMissing') : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
