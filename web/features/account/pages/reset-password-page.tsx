import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { forgetMember } from '../../../lib/session/forget-member.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { linkQuery, useConfirmReset } from '../api.ts';
import { Entry } from '../components/entry.tsx';
import classes from '../components/entry.module.css';
import { LinkBroken } from '../components/link-broken.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { useNewPassword } from '../components/use-new-password.ts';
import { useTakenSearch } from '../components/use-taken-search.ts';
import { isAboutFields, type LinkKey, readResetLink } from '../model.ts';

function ResetForm({
  linkKey,
  account,
}: {
  linkKey: LinkKey;
  account: { name: string; username: string; email: string };
}) {
  const text = useText('account');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const confirm = useConfirmReset(linkKey);
  const password = useNewPassword([account.name, account.username, account.email], true, confirm.error);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!password.accept()) {
      form.querySelector<HTMLInputElement>('[name="password"]')?.focus();
      return;
    }
    const saved = await confirm.mutateAsync(password.password).then(
      () => true,
      () => false,
    );
    if (!saved) return;
    // Whoever was signed in here is not any more: the new password ended every session.
    forgetMember();
    await navigate({ to: '/login', search: { message: 'password-reset' }, replace: true });
  }

  return (
    <Entry title={text('resetTitle')} lead={text('resetLead', account)}>
      <form className={classes['stack']} onSubmit={(event) => void submit(event)} noValidate>
        {confirm.error && !isAboutFields(confirm.error, ['password']) && (
          <Banner kind="failure" announce>
            {errorText(confirm.error)}
          </Banner>
        )}
        {/* For password managers, which file the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={account.username} readOnly hidden />
        <NewPasswordFields value={password} label={text('newPassword')} twice />
        <Button kind="primary" size="large" type="submit" wide busy={confirm.isPending} busyText={text('saving')}>
          {text('resetSave')}
        </Button>
      </form>
    </Entry>
  );
}

function Linked({ linkKey }: { linkKey: LinkKey }) {
  const text = useText('account');
  const link = useQuery(linkQuery('reset-password', linkKey));
  if (link.data) return <ResetForm linkKey={linkKey} account={link.data.account} />;
  if (link.error)
    return (
      <LinkBroken
        error={link.error}
        to="/forgot-password"
        label={text('askAgain')}
        onRetry={() => void link.refetch()}
      />
    );
  return (
    <Entry title={text('resetTitle')}>
      <FormSkeleton fields={2} />
    </Entry>
  );
}

/** Opened from a mail: says whose password it is, and takes the new one twice. */
export function ResetPasswordPage() {
  const text = useText('account');
  const linkKey = readResetLink(useTakenSearch());
  if (linkKey === null)
    return <LinkBroken error={null} to="/forgot-password" label={text('askAgain')} onRetry={() => {}} />;
  return <Linked linkKey={linkKey} />;
}
