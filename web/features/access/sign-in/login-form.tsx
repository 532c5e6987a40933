import { Link } from '@tanstack/react-router';
import type { Draft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import type { Credentials } from './sign-in-api.ts';
import { missingFields } from './sign-in-model.ts';
import classes from './login-form.module.css';
import { SignInError } from './sign-in-error.tsx';

interface LoginFormProps {
  draft: Draft<Credentials>;
  onSubmit: (credentials: Credentials) => void;
  busy: boolean;
  error: Error | null;
}

export function LoginForm({ draft, onSubmit, busy, error }: LoginFormProps) {
  const text = useText('access');
  const missing = missingFields(draft.values);
  const form = useForm({
    draft,
    faults: {
      username: missing.username && text(missing.username),
      password: missing.password && text(missing.password),
    },
    send: onSubmit,
    busy,
  });
  return (
    <Form form={form} className={classes['form']}>
      <SignInError error={error} />
      <TextField
        label={text('username')}
        {...form.text('username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={classes['password']}>
        <PasswordField label={text('password')} {...form.text('password')} autoComplete="current-password" />
        <Link to="/forgot-password" className={classes['forgot']}>
          {text('forgotPassword')}
        </Link>
      </div>
      <Button kind="primary" size="large" type="submit" wide busy={busy} busyText={text('loggingIn')}>
        {text('login')}
      </Button>
    </Form>
  );
}
