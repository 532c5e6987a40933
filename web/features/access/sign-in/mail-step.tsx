import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useMailLink } from './sign-in-api.ts';
import { emailFault } from './sign-in-model.ts';
import { MailboxHint } from './mailbox-hint.tsx';
import { StepEnd } from './step-end.tsx';
import classes from './step-form.module.css';

/** Asks for the address that a link is mailed to, and then says that it was, whether or not there is an account. */
export function MailStep({ email: typed, onBack }: { email: string; onBack: () => void }) {
  const text = useText('access');
  const mail = useMailLink();
  const draft = useDraft({ email: emailFault(typed) === null ? typed : '' });
  const fault = emailFault(draft.values.email);
  const form = useCallForm({
    draft,
    call: mail,
    faults: { email: fault !== null && text(fault) },
    toSend: ({ email }) => email.trim(),
  });

  return (
    <Form form={form} className={classes['form']}>
      {mail.isSuccess && (
        <Banner kind="done" title={text('mailedTitle')} announce>
          {text('mailedText', { email: mail.variables })}
        </Banner>
      )}
      <TextField {...form.text('email')} label={text('email')} type="email" autoComplete="email" />
      <Button
        kind={mail.isSuccess ? 'secondary' : 'primary'}
        size="large"
        type="submit"
        wide
        busy={form.busy}
        busyText={text('mailSending')}
      >
        {text(mail.isSuccess ? 'mailAgain' : 'mailSend')}
      </Button>
      {mail.isSuccess && <MailboxHint />}
      <StepEnd onBack={onBack} />
    </Form>
  );
}
