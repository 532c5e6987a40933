import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useResendDeviceCode } from './sign-in-api.ts';
import { knowsPasskeys } from '../credentials/ask-for-passkey.ts';
import { missingCode } from './sign-in-model.ts';
import { MailboxHint } from './mailbox-hint.tsx';
import { SignInError } from './sign-in-error.tsx';
import { StepEnd } from './step-end.tsx';
import classes from './step-form.module.css';

interface DeviceStepProps {
  ticket: string;
  busy: boolean;
  error: Error | null;
  onSubmit: (code: string) => void;
  onPasskey: () => void;
  onBack: () => void;
}

/** Sends the mail again, and says what came of it. */
function Resend({ ticket }: { ticket: string }) {
  const text = useText('access');
  const errorText = useErrorText();
  const resend = useResendDeviceCode();
  return (
    <>
      {resend.error && (
        <Banner kind="failure" announce>
          {errorText(resend.error)}
        </Banner>
      )}
      {resend.isSuccess && (
        <Banner kind="done" announce>
          {text('deviceResent')}
        </Banner>
      )}
      <Button
        size="large"
        wide
        busy={resend.isPending}
        busyText={text('mailSending')}
        onClick={() => resend.mutate(ticket)}
      >
        {text('deviceResend')}
      </Button>
    </>
  );
}

/** A browser that the account does not know: the code of a mail, or a passkey in its place. */
export function DeviceStep({ ticket, busy, error, onSubmit, onPasskey, onBack }: DeviceStepProps) {
  const text = useText('access');
  const security = useText('security');
  const draft = useDraft({ code: '' });
  const form = useForm({
    draft,
    faults: { code: missingCode(draft.values.code) && security('codeMissing') },
    send: ({ code }) => onSubmit(code),
    busy,
  });

  return (
    <Form form={form} className={classes['form']}>
      <SignInError error={error} />
      <TextField
        {...form.text('code')}
        label={text('deviceCode')}
        help={text('deviceCodeHelp')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has one field, and it was asked for a moment ago
        autoFocus
      />
      <Button kind="primary" size="large" type="submit" wide busy={busy} busyText={security('checking')}>
        {text('login')}
      </Button>
      <Resend ticket={ticket} />
      <MailboxHint />
      <StepEnd onBack={onBack}>
        {knowsPasskeys() && (
          <Button kind="quiet" onClick={onPasskey} disabled={busy}>
            {security('usePasskey')}
          </Button>
        )}
      </StepEnd>
    </Form>
  );
}
