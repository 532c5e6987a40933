import { useText } from '../../../lib/i18n/use-text.ts';
import { TextField } from '../../../ui/form/text-field.tsx';

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** Whether a recovery code is asked for, which has letters too. */
  recovery?: boolean;
  help?: string;
  error?: string | undefined;
  /** Takes the focus when it appears: the step has one field, and it was asked for a moment ago. */
  focused?: boolean;
}

/** A code of an authenticator app, which phones offer to fill in; or one of the recovery codes. */
export function CodeField({ value, onChange, recovery = false, help, error, focused = false }: CodeFieldProps) {
  const text = useText('security');
  return (
    <TextField
      key={recovery ? 'recovery' : 'app'}
      label={text(recovery ? 'recoveryCode' : 'code')}
      name="code"
      autoComplete="one-time-code"
      inputMode={recovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={recovery ? 24 : 8}
      value={value}
      {...(help !== undefined && { help })}
      error={error}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- said by `focused`
      autoFocus={focused}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
