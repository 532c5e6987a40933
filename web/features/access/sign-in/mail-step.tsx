import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useMailLink } from './sign-in-api.ts';
import { emailFault } from './sign-in-model.ts';
import { MailboxHint } from './mailbox-hint.tsx';
import classes from './step-form.module.css';

/** Asks for the address that a link is mailed to, and then says that it was, whether or not there is an account. */
export function MailStep({ email: typed, onBack }: { email: string; onBack: () => void }) {
  const text = useText('access');
  const errorText = useErrorText();
  const mail = useMailLink();
  const [email, setEmail] = useState(emailFault(typed) === null ? typed : '');
  const [tried, setTried] = useState(false);
  const fault = tried ? emailFault(email) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (emailFault(email) === null) mail.mutate(email.trim());
  }

  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      {mail.error && (
        <Banner kind="failure" announce>
          {errorText(mail.error)}
        </Banner>
      )}
      {mail.isSuccess && (
        <Banner kind="done" title={text('mailedTitle')} announce>
          {text('mailedText', { email: mail.variables })}
        </Banner>
      )}
      <TextField
        label={text('email')}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        error={fault !== null && text(fault)}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button
        kind={mail.isSuccess ? 'secondary' : 'primary'}
        size="large"
        type="submit"
        wide
        busy={mail.isPending}
        busyText={text('mailSending')}
      >
        {text(mail.isSuccess ? 'mailAgain' : 'mailSend')}
      </Button>
      {mail.isSuccess && <MailboxHint />}
      <div className={classes['back']}>
        <Button kind="quiet" onClick={onBack}>
          {text('backToLogin')}
        </Button>
      </div>
    </form>
  );
}
