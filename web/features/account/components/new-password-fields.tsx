import { useText } from '../../../lib/i18n/use-text.ts';
import { PasswordField } from '../../../ui/form/text-field.tsx';
import classes from './entry.module.css';
import type { NewPassword } from './use-new-password.ts';

interface NewPasswordFieldsProps {
  value: NewPassword;
  label: string;
  /** Whether it is asked for a second time. */
  twice: boolean;
  disabled?: boolean;
}

/** A new password, once or twice, with what is thought of it. */
export function NewPasswordFields({ value, label, twice, disabled = false }: NewPasswordFieldsProps) {
  const text = useText('account');
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        help={text('passwordHelp')}
        value={value.password}
        error={value.error}
        disabled={disabled}
        onBlur={() => value.password !== '' && value.leave()}
        onChange={(event) => value.setPassword(event.currentTarget.value)}
      />
      <p className={classes['good']} role="status" hidden={!value.good}>
        {value.good && text('passwordGood')}
      </p>
      {twice && (
        <PasswordField
          label={text('repeatPassword')}
          name="again"
          autoComplete="new-password"
          value={value.again}
          error={value.mismatch}
          disabled={disabled}
          onChange={(event) => value.setAgain(event.currentTarget.value)}
        />
      )}
    </>
  );
}
