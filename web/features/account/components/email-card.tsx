import { type FormEvent, useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { changes, type OwnAccount, useAccountChange } from '../api.ts';
import { faultAt, isAboutFields, looksLikeEmail } from '../model.ts';
import classes from './account-cards.module.css';

function Pending({ pending, locked }: { pending: NonNullable<OwnAccount['pendingEmail']>; locked: boolean }) {
  const text = useText('account');
  const format = useFormat();
  const errorText = useErrorText();
  const cancel = useAccountChange(changes.cancelEmail);
  const callOff = () =>
    cancel.mutate(undefined, {
      onSuccess: () => showToast({ message: text('emailCancelled') }),
      onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
    });
  return (
    <Banner
      kind="info"
      action={
        <Button size="small" onClick={callOff} busy={cancel.isPending} disabled={locked}>
          {text('emailCancel')}
        </Button>
      }
    >
      {text('emailPending', { email: pending.email, time: format.date(pending.expiresAt, 'time') })}
    </Banner>
  );
}

/** The address of the account, and the way to another: nothing changes until a mail to the new one is opened. */
export function EmailCard({ session, account }: { session: Session; account: OwnAccount }) {
  const text = useText('account');
  const errorText = useErrorText();
  const request = useAccountChange(changes.requestEmail(session.user.id));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const locked = session.viewing !== null;
  const same = (address: string) => address.trim().toLowerCase() === session.user.email.toLowerCase();
  const faults = {
    email:
      email.trim() === ''
        ? text('emailMissing')
        : same(email) || faultAt(request.error, 'email') === 'unchanged'
          ? text('emailUnchanged')
          : looksLikeEmail(email)
            ? undefined
            : text('emailWrong'),
    password: account.hasPassword && password === '' ? text('currentPasswordMissing') : undefined,
  };
  const wrongPassword = hasCode(request.error, 'password_wrong');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const wrong = faults.email !== undefined ? 'email' : faults.password !== undefined ? 'current' : undefined;
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    request.mutate(
      { email: email.trim(), ...(password !== '' && { password }) },
      {
        onSuccess: () => {
          setEmail('');
          setPassword('');
          setTried(false);
        },
      },
    );
  }

  return (
    <Card title={text('emailTitle')}>
      <form className={classes['form']} onSubmit={submit} noValidate>
        <p className={classes['soft']}>{text('emailNow', { email: session.user.email })}</p>
        {account.pendingEmail && <Pending pending={account.pendingEmail} locked={locked} />}
        {request.error && !wrongPassword && !isAboutFields(request.error, ['email']) && (
          <Banner kind="failure" announce>
            {errorText(request.error)}
          </Banner>
        )}
        <div className={classes['narrow']}>
          <TextField
            label={text('emailNew')}
            name="email"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            error={tried ? faults.email : undefined}
            disabled={locked}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              if (request.isError) request.reset();
            }}
          />
          {account.hasPassword && (
            <PasswordField
              label={text('currentPassword')}
              help={text('currentPasswordHelp')}
              name="current"
              autoComplete="current-password"
              value={password}
              error={wrongPassword ? text('currentPasswordWrong') : tried ? faults.password : undefined}
              disabled={locked}
              onChange={(event) => {
                setPassword(event.currentTarget.value);
                if (request.isError) request.reset();
              }}
            />
          )}
        </div>
        <div className={classes['actions']}>
          <Button type="submit" disabled={locked} busy={request.isPending} busyText={text('sending')}>
            {text('emailSend')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
