import { hasCode } from '../../../lib/api/api-error.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { refusedFields } from '../../../lib/form/refused-fields.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { changes, type OwnAccount, useAccountChange } from '../api.ts';
import classes from './account-cards.module.css';
import { usePersonFaults } from './person-fields.tsx';

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
  const locked = session.impersonation !== null;
  const draft = useDraft({ email: '', current: '' });
  const { email, current } = draft.values;
  const isSame = email.trim().toLowerCase() === session.user.email.toLowerCase();
  const emailFault = usePersonFaults().ofEmail(email);
  const form = useCallForm({
    draft,
    call: useAccountChange(changes.requestEmail(session.user.id)),
    faults: {
      email: isSame ? text('emailUnchanged') : emailFault,
      current: account.hasPassword && current === '' && text('currentPasswordMissing'),
    },
    refusal: (error) =>
      hasCode(error, 'password_wrong')
        ? { current: text('currentPasswordWrong') }
        : refusedFields(error, ['email'], (word) => text(word === 'unchanged' ? 'emailUnchanged' : 'emailWrong')),
    toSend: (typed) => ({ email: typed.email.trim(), ...(typed.current !== '' && { password: typed.current }) }),
    onDone: () => {
      draft.reset();
      form.calm();
    },
  });

  return (
    <Card title={text('emailTitle')}>
      <Form form={form} className={classes['form']}>
        <p className={classes['soft']}>{text('emailNow', { email: session.user.email })}</p>
        {account.pendingEmail && <Pending pending={account.pendingEmail} locked={locked} />}
        <div className={classes['narrow']}>
          <TextField
            {...form.text('email')}
            label={text('emailNew')}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={locked}
          />
          {account.hasPassword && (
            <PasswordField
              {...form.text('current')}
              label={text('currentPassword')}
              help={text('currentPasswordHelp')}
              autoComplete="current-password"
              disabled={locked}
            />
          )}
        </div>
        <div className={classes['actions']}>
          <Button type="submit" disabled={locked} busy={form.busy} busyText={text('sending')}>
            {text('emailSend')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
