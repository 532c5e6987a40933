import { useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { changes, type OwnAccount, useAccountChange, useRequestReset } from '../api.ts';
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
  const { user } = session;
  const locked = session.impersonation !== null;
  const asks = account.hasPassword;
  const draft = useDraft({ current: '', password: '', again: '' });
  const [isChanged, setIsChanged] = useState(false);
  const verdict = useNewPassword(draft.values, [user.first_name, user.last_name, user.username, user.email]);
  const form = useCallForm({
    draft,
    call: useAccountChange(changes.password),
    faults: { ...verdict.faults, current: asks && draft.values.current === '' && text('currentPasswordMissing') },
    refusal: (error) =>
      hasCode(error, 'password_wrong') ? { current: text('currentPasswordWrong') } : verdict.refusal(error),
    toSend: ({ password, current }) => ({ password, ...(asks && { current }) }),
    onDone: () => {
      draft.reset();
      form.calm();
      setIsChanged(true);
      showToast({ message: text('passwordSaved') });
    },
  });

  return (
    <Form form={form} className={classes['form']}>
      {!asks && <p className={classes['soft']}>{text('passwordNone')}</p>}
      <div className={classes['narrow']}>
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        {asks && (
          <PasswordField
            {...form.text('current')}
            label={text('passwordNow')}
            autoComplete="current-password"
            disabled={locked}
          />
        )}
        <NewPasswordFields label={text('newPassword')} form={form} verdict={verdict} disabled={locked} />
      </div>
      <div className={classes['actions']}>
        <Button type="submit" disabled={locked} busy={form.busy} busyText={text('saving')}>
          {asks ? text('passwordSave') : text('passwordFirst')}
        </Button>
      </div>
      {isChanged && (
        <Banner
          kind="info"
          action={
            <LinkButton to="/content-calendar" kind="quiet" size="small">
              {text('passwordFeed')}
            </LinkButton>
          }
        >
          {text('passwordKeepsFeed')}
        </Banner>
      )}
    </Form>
  );
}

/** Changes the password, with the present one; or mails the link that sets one. */
export function PasswordCard({ session, account }: { session: Session; account: OwnAccount }) {
  const text = useText('account');
  const mailOnly = !account.hasPassword && !account.maySetFirstPassword;
  const locked = session.impersonation !== null;
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
