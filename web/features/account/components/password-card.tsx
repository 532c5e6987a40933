import { type FormEvent, useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PasswordField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { changes, type OwnAccount, useAccountChange, useRequestReset } from '../api.ts';
import { isAboutFields } from '../model.ts';
import classes from './account-cards.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPassword } from './use-new-password.ts';

/** The way for those who do not know the present password, or may not set the first one just like that. */
function ByMail({ email, locked }: { email: string; locked: boolean }) {
  const text = useText('account');
  const errorText = useErrorText();
  const request = useRequestReset();
  if (request.isSuccess)
    return (
      <Banner kind="done" announce>
        {text('passwordMailed', { email })}
      </Banner>
    );
  return (
    <>
      {request.error && (
        <Banner kind="failure" announce>
          {errorText(request.error)}
        </Banner>
      )}
      <Button kind="quiet" onClick={() => request.mutate(email)} busy={request.isPending} disabled={locked}>
        {text('passwordMail')}
      </Button>
    </>
  );
}

function PasswordForm({ session, account }: { session: Session; account: OwnAccount }) {
  const text = useText('account');
  const errorText = useErrorText();
  const { user } = session;
  const save = useAccountChange(changes.password);
  const password = useNewPassword([user.first_name, user.last_name, user.username, user.email], true, save.error);
  const [current, setCurrent] = useState('');
  const [tried, setTried] = useState(false);
  const locked = session.viewing !== null;
  const asks = account.hasPassword;
  const wrong = hasCode(save.error, 'password_wrong');
  const missing = tried && current === '' ? text('currentPasswordMissing') : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const good = password.accept();
    if ((asks && current === '') || !good) {
      const first = asks && current === '' ? 'current' : 'password';
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    save.mutate(
      { password: password.password, ...(asks && { current }) },
      {
        onSuccess: () => {
          password.clear();
          setCurrent('');
          setTried(false);
          showToast({ message: text('passwordSaved') });
        },
      },
    );
  }

  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      {!asks && <p className={classes['soft']}>{text('passwordNone')}</p>}
      {save.error && !wrong && !isAboutFields(save.error, ['password']) && (
        <Banner kind="failure" announce>
          {errorText(save.error)}
        </Banner>
      )}
      <div className={classes['narrow']}>
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        {asks && (
          <PasswordField
            label={text('passwordNow')}
            name="current"
            autoComplete="current-password"
            value={current}
            error={wrong ? text('currentPasswordWrong') : missing}
            disabled={locked}
            onChange={(event) => {
              setCurrent(event.currentTarget.value);
              if (wrong) save.reset();
            }}
          />
        )}
        <NewPasswordFields value={password} label={text('newPassword')} twice disabled={locked} />
      </div>
      <div className={classes['actions']}>
        <Button type="submit" disabled={locked} busy={save.isPending} busyText={text('saving')}>
          {asks ? text('passwordSave') : text('passwordFirst')}
        </Button>
      </div>
    </form>
  );
}

/** Changes the password, with the present one; or mails the link that sets one. */
export function PasswordCard({ session, account }: { session: Session; account: OwnAccount }) {
  const text = useText('account');
  const mailOnly = !account.hasPassword && !account.maySetFirstPassword;
  const locked = session.viewing !== null;
  return (
    <Card title={text('passwordTitle')}>
      <div className={classes['form']}>
        {mailOnly ? (
          <p className={classes['soft']}>
            {text('passwordNone')} {text('passwordFirstMail')}
          </p>
        ) : (
          <PasswordForm session={session} account={account} />
        )}
        <div className={classes['actions']}>
          {account.hasPassword && <span className={classes['soft']}>{text('passwordForgot')}</span>}
          {(account.hasPassword || mailOnly) && <ByMail email={session.user.email} locked={locked} />}
        </div>
      </div>
    </Card>
  );
}
