import type { TextWiring } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PasswordField } from '../../../ui/form/text-field.tsx';
import classes from './entry.module.css';

/** What is needed of a form of `lib/form` whose new password has a field of that name, and which judges it by `useNewPassword`. */
interface FormWith<Field extends string> {
  text: (field: Field) => TextWiring;
  leave: (field: 'password') => void;
}

interface NewPasswordProps<Field extends string> {
  form: FormWith<Field>;
  verdict: { good: boolean };
  label: string;
  disabled?: boolean;
}

/** A new password, with what is thought of it. */
export function NewPasswordField({ form, verdict, label, disabled = false }: NewPasswordProps<'password'>) {
  const text = useText('account');
  const password = form.text('password');
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        help={text('passwordHelp')}
        autoComplete="new-password"
        disabled={disabled}
        onBlur={() => password.value !== '' && form.leave('password')}
      />
      <p className={classes['good']} role="status">
        {verdict.good && text('passwordGood')}
      </p>
    </>
  );
}

/** A new password that is asked for twice. */
export function NewPasswordFields(props: NewPasswordProps<'password' | 'again'>) {
  const { form, disabled = false } = props;
  const text = useText('account');
  return (
    <>
      <NewPasswordField {...props} />
      <PasswordField
        {...form.text('again')}
        label={text('repeatPassword')}
        autoComplete="new-password"
        disabled={disabled}
      />
    </>
  );
}
