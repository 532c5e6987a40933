import { useQuery } from '@tanstack/react-query';
import type { TextWiring } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PasswordField } from '../../../ui/form/text-field.tsx';
import { signInMethodsQuery } from './credentials-api.ts';

/** Whether a password has to be typed before a key may be changed: an account that has none is asked for nothing here. */
export function useProof() {
  const text = useText('security');
  const needed = useQuery(signInMethodsQuery).data?.password ?? true;
  return {
    faultOf: (password: string) => needed && password === '' && text('passwordMissing'),
    /** What goes to the server. */
    toBody: (password: string) => (password === '' ? {} : { password }),
    needed,
  };
}

/** The password of the account, asked again: somebody may sit at an open computer that is not theirs. */
export function ProofField(wiring: TextWiring) {
  const text = useText('security');
  if (!useProof().needed) return null;
  return (
    <PasswordField {...wiring} label={text('password')} help={text('passwordHelp')} autoComplete="current-password" />
  );
}
