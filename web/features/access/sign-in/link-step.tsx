import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordField } from '../../../ui/form/text-field.tsx';
import { useMailSocialLink } from './sign-in-api.ts';
import { isWrongLogin } from './sign-in-model.ts';
import { StepEnd } from './step-end.tsx';
import classes from './step-form.module.css';

interface LinkStepProps {
  attempt: string;
  email: string;
  busy: boolean;
  error: Error | null;
  onSubmit: (password: string) => void;
  onBack: () => void;
}

/** An account of the same address exists: its password once, or a link mailed there, shows that it is one's own. */
export function LinkStep({ attempt, email, busy, error, onSubmit, onBack }: LinkStepProps) {
  const text = useText('access');
  const errorText = useErrorText();
  const mail = useMailSocialLink();
  const draft = useDraft({ password: '' });
  const form = useForm({
    draft,
    faults: { password: draft.values.password === '' && text('passwordMissing') },
    send({ password }) {
      mail.reset();
      onSubmit(password);
    },
    busy,
  });
  // What was asked for last is what is spoken of: the mail, or the password.
  const failure = mail.isIdle ? error : mail.error;

  return (
    <Form form={form} className={classes['form']}>
      {failure && (
        <Banner kind="failure" announce>
          {isWrongLogin(failure) ? text('invalidLogin') : errorText(failure)}
        </Banner>
      )}
      {mail.isSuccess && (
        <Banner kind="done" announce>
          {text('linkMailed', { email })}
        </Banner>
      )}
      <PasswordField {...form.text('password')} label={text('password')} autoComplete="current-password" />
      <Button kind="primary" size="large" type="submit" wide busy={busy} busyText={text('loggingIn')}>
        {text('linkSubmit')}
      </Button>
      <StepEnd onBack={onBack}>
        <Button kind="quiet" onClick={() => mail.mutate(attempt)} busy={mail.isPending}>
          {text('linkMail')}
        </Button>
      </StepEnd>
    </Form>
  );
}
