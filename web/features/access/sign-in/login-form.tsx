import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import type { Credentials } from './sign-in-api.ts';
import { missingFields } from './sign-in-model.ts';
import classes from './login-form.module.css';
import { SignInError } from './sign-in-error.tsx';

interface LoginFormProps {
  credentials: Credentials;
  onChange: (credentials: Credentials) => void;
  onSubmit: (credentials: Credentials) => void;
  busy: boolean;
  error: Error | null;
}

export function LoginForm({ credentials, onChange, onSubmit, busy, error }: LoginFormProps) {
  const text = useText('access');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = tried ? missingFields(credentials) : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    const gaps = missingFields(credentials);
    setTried(true);
    const first = gaps.username ? 'username' : gaps.password ? 'password' : null;
    if (first === null) onSubmit(credentials);
    else form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form ref={form} className={classes['form']} onSubmit={submit} noValidate>
      <SignInError error={error} />
      <TextField
        label={text('username')}
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        value={credentials.username}
        error={missing.username && text(missing.username)}
        onChange={(event) => onChange({ ...credentials, username: event.currentTarget.value })}
      />
      <div className={classes['password']}>
        <PasswordField
          label={text('password')}
          name="password"
          autoComplete="current-password"
          value={credentials.password}
          error={missing.password && text(missing.password)}
          onChange={(event) => onChange({ ...credentials, password: event.currentTarget.value })}
        />
        <Link to="/forgot-password" className={classes['forgot']}>
          {text('forgotPassword')}
        </Link>
      </div>
      <Button kind="primary" size="large" type="submit" wide busy={busy} busyText={text('loggingIn')}>
        {text('login')}
      </Button>
    </form>
  );
}
