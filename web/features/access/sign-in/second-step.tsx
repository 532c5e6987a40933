import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { siteQuery } from '../../../lib/session/site-query.ts';
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
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState(false);
  const [tried, setTried] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!missingCode(code)) onSubmit(code);
  }

  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <SignInError error={error} />
      <CodeField
        value={code}
        onChange={setCode}
        recovery={recovery}
        help={text(recovery ? 'secondStepRecovery' : 'codeHelp')}
        error={tried && missingCode(code) ? text('codeMissing') : undefined}
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
            setCode('');
            setTried(false);
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
    </form>
  );
}
