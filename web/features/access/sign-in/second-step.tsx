import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { siteQuery } from '../../../lib/session/site-query.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { knowsPasskeys } from '../credentials/ask-for-passkey.ts';
import { missingCode } from './sign-in-model.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { SignInError } from './sign-in-error.tsx';
import classes from './step-form.module.css';

interface SecondStepProps {
  busy: boolean;
  error: Error | null;
  onSubmit: (code: string) => void;
  onPasskey: () => void;
  onBack: () => void;
}

/** The second step: a code of the authenticator app, a recovery code for who is without their phone, or a passkey. */
export function SecondStep({ busy, error, onSubmit, onPasskey, onBack }: SecondStepProps) {
  const text = useText('security');
  const demo = useQuery(siteQuery).data;
  const [recovery, setRecovery] = useState(false);
  const draft = useDraft({ code: '' });
  const form = useForm({
    draft,
    faults: { code: missingCode(draft.values.code) && text('codeMissing') },
    send: ({ code }) => onSubmit(code),
    busy,
  });

  return (
    <Form form={form} className={classes['form']}>
      <SignInError error={error} />
      <CodeField
        {...form.choice('code')}
        recovery={recovery}
        help={text(recovery ? 'secondStepRecovery' : 'codeHelp')}
        focused
      />
      <Button kind="primary" size="large" type="submit" wide busy={busy} busyText={text('checking')}>
        {text('secondStepSubmit')}
      </Button>
      {demo?.sandbox === true && demo.demo !== null && (
        <p className={classes['soft']}>
          {text('secondStepDemo')}{' '}
          <a href="/sandbox/authenticator" target="_blank" rel="noopener">
            {text('secondStepDemoLink')}
          </a>
        </p>
      )}
      <div className={classes['back']}>
        <Button
          kind="quiet"
          onClick={() => {
            setRecovery(!recovery);
            draft.reset();
            form.calm();
          }}
        >
          {text(recovery ? 'useApp' : 'useRecovery')}
        </Button>
        {knowsPasskeys() && (
          <Button kind="quiet" onClick={onPasskey} disabled={busy}>
            {text('usePasskey')}
          </Button>
        )}
        <Button kind="quiet" onClick={onBack}>
          {text('secondStepBack')}
        </Button>
      </div>
    </Form>
  );
}
