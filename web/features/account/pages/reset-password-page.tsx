import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { forgetMember } from '../../../lib/session/forget-member.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { linkQuery, useConfirmReset } from '../api.ts';
import { Entry } from '../components/entry.tsx';
import classes from '../components/entry.module.css';
import { LinkBroken } from '../components/link-broken.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { useNewPassword } from '../components/use-new-password.ts';
import { useTakenSearch } from '../components/use-taken-search.ts';
import { type LinkKey, readResetLink } from '../model.ts';

function ResetForm({
  linkKey,
  account,
}: {
  linkKey: LinkKey;
  account: { name: string; username: string; email: string };
}) {
  const text = useText('account');
  const navigate = useNavigate();
  const draft = useDraft({ password: '', again: '' });
  const verdict = useNewPassword(draft.values, [account.name, account.username, account.email]);
  const form = useCallForm({
    draft,
    call: useConfirmReset(linkKey),
    faults: verdict.faults,
    refusal: verdict.refusal,
    toSend: ({ password }) => password,
    onDone: () => {
      // Whoever was signed in here is not any more: the new password ended every session.
      forgetMember();
      void navigate({ to: '/login', search: { message: 'password-reset' }, replace: true });
    },
  });

  return (
    <Entry title={text('resetTitle')} lead={text('resetLead', account)}>
      <Form form={form} className={classes['stack']}>
        {/* For password managers, which file the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={account.username} readOnly hidden />
        <NewPasswordFields label={text('newPassword')} form={form} verdict={verdict} />
        <Button kind="primary" size="large" type="submit" wide busy={form.busy} busyText={text('saving')}>
          {text('resetSave')}
        </Button>
      </Form>
    </Entry>
  );
}

function Linked({ linkKey }: { linkKey: LinkKey }) {
  const text = useText('account');
  const link = useQuery(linkQuery('reset-password', linkKey));
  const shape = (
    <Entry title={text('resetTitle')}>
      <FormSkeleton fields={2} />
    </Entry>
  );
  return (
    <Loaded
      query={link}
      waiting={shape}
      place="page"
      instead={
        <LinkBroken
          error={link.error}
          to="/forgot-password"
          label={text('askAgain')}
          onRetry={() => void link.refetch()}
        />
      }
    >
      {({ account }) => <ResetForm linkKey={linkKey} account={account} />}
    </Loaded>
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
