import { Link } from '@tanstack/react-router';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useRequestReset } from '../api.ts';
import { Entry } from '../components/entry.tsx';
import classes from '../components/entry.module.css';
import { MailSent } from '../components/mail-sent.tsx';
import { EmailField, usePersonFaults } from '../components/person-fields.tsx';

/** Asks for a link to a new password. What it says afterwards is the same whether or not there is an account. */
export function ForgotPasswordPage() {
  const text = useText('account');
  const request = useRequestReset();
  const again = useRequestReset();
  const draft = useDraft({ email: '' });
  const { email } = draft.values;
  const form = useCallForm({
    draft,
    call: request,
    faults: { email: usePersonFaults().ofEmail(email) },
    toSend: (typed) => typed.email.trim(),
  });

  if (request.isSuccess) {
    return (
      <MailSent request={request} again={again}>
        {text('forgotSent', { email: email.trim() })}
      </MailSent>
    );
  }
  return (
    <Entry title={text('forgotTitle')} lead={text('forgotLead')} below={<Link to="/login">{text('backToLogin')}</Link>}>
      <Form form={form} className={classes['stack']}>
        <EmailField form={form} />
        <Button kind="primary" size="large" type="submit" wide busy={form.busy} busyText={text('sending')}>
          {text('forgotSend')}
        </Button>
      </Form>
    </Entry>
  );
}
