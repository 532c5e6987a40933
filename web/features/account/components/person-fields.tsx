import { LONGEST_NAME } from '@yardsign/domain/account/person';
import type { TextWiring } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { looksLikeEmail } from '../model.ts';

type Wired<Field extends string> = { text: (field: Field) => TextWiring };

/** What is wrong with the names and the address that a form asks for. */
export function usePersonFaults() {
  const text = useText('account');
  return {
    ofNames: (person: { first_name: string; last_name: string }) => ({
      first_name: person.first_name.trim() === '' && text('firstNameMissing'),
      last_name: person.last_name.trim() === '' && text('lastNameMissing'),
    }),
    ofEmail: (email: string) =>
      email.trim() === '' ? text('emailMissing') : !looksLikeEmail(email) && text('emailWrong'),
  };
}

interface NameFieldsProps {
  form: Wired<'first_name' | 'last_name'>;
  disabled?: boolean;
}

export function NameFields({ form, disabled = false }: NameFieldsProps) {
  const text = useText('account');
  const fixed = { maxLength: LONGEST_NAME, disabled };
  return (
    <>
      <TextField {...form.text('first_name')} {...fixed} label={text('firstName')} autoComplete="given-name" />
      <TextField {...form.text('last_name')} {...fixed} label={text('lastName')} autoComplete="family-name" />
    </>
  );
}

export function EmailField({ form }: { form: Wired<'email'> }) {
  const text = useText('account');
  return (
    <TextField
      {...form.text('email')}
      label={text('email')}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

interface UsernameFieldProps {
  form: Wired<'username'>;
  disabled?: boolean;
}

export function UsernameField({ form, disabled = false }: UsernameFieldProps) {
  const text = useText('account');
  return (
    <TextField
      {...form.text('username')}
      label={text('username')}
      help={text('usernameHelp')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      disabled={disabled}
    />
  );
}
