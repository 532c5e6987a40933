import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRequestReset } from '../api.ts';
import { Entry } from '../components/entry.tsx';
import classes from '../components/entry.module.css';
import { MailSent } from '../components/mail-sent.tsx';
import { looksLikeEmail } from '../model.ts';

/** Asks for a link to a new password. What it says afterwards is the same whether or not there is an account. */
export function ForgotPasswordPage() {
  const text = useText('account');
  const errorText = useErrorText();
  const request = useRequestReset();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const fault = email.trim() === '' ? text('emailMissing') : looksLikeEmail(email) ? undefined : text('emailWrong');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (fault === undefined) request.mutate(email.trim());
    else event.currentTarget.querySelector('input')?.focus();
  }

  if (request.isSuccess) {
    return <MailSent onAgain={() => request.reset()}>{text('forgotSent', { email: email.trim() })}</MailSent>;
  }
  return (
    <Entry title={text('forgotTitle')} lead={text('forgotLead')} below={<Link to="/login">{text('backToLogin')}</Link>}>
      <form className={classes['stack']} onSubmit={submit} noValidate>
        {request.error && (
          <Banner kind="failure" announce>
            {errorText(request.error)}
          </Banner>
        )}
        <TextField
          label={text('email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={tried ? fault : undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button kind="primary" size="large" type="submit" wide busy={request.isPending} busyText={text('sending')}>
          {text('forgotSend')}
        </Button>
      </form>
    </Entry>
  );
}
