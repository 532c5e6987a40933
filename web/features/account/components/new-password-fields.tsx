import type { TextWiring } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PasswordField } from '../../../ui/form/text-field.tsx';
import classes from './entry.module.css';

interface NewPasswordFieldsProps {
  label: string;
  password: TextWiring;
  /** Where it is asked for a second time. */
  again?: TextWiring;
  /** The first field was left. */
  onLeave: () => void;
  good: boolean;
  disabled?: boolean;
}

/** A new password, once or twice, with what is thought of it. */
export function NewPasswordFields({ label, password, again, onLeave, good, disabled = false }: NewPasswordFieldsProps) {
  const text = useText('account');
  const fixed = { autoComplete: 'new-password', disabled };
  return (
    <>
      <PasswordField
        {...password}
        {...fixed}
        label={label}
        help={text('passwordHelp')}
        onBlur={() => password.value !== '' && onLeave()}
      />
      <p className={classes['good']} role="status" hidden={!good}>
        {good && text('passwordGood')}
      </p>
      {again && <PasswordField {...again} {...fixed} label={text('repeatPassword')} />}
    </>
  );
}
