import { type FormEvent, useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CodeField } from '../../access/components/code-field.tsx';
import { missingCode } from '../../access/model.ts';
import { type AdminPerson, useMakeAdmin } from '../admin-link-api.ts';
import classes from './entry.module.css';
import { ScanFactor } from './scan-factor.tsx';

interface AdminFactorFormProps {
  token: string;
  person: AdminPerson;
  prepared: { secret: string; uri: string };
  onBack: () => void;
  onMade: (made: { username: string; recoveryCodes: string[] }) => void;
}

/** The authenticator app and its first code, which makes the account. */
export function AdminFactorForm({ token, person, prepared, onBack, onMade }: AdminFactorFormProps) {
  const text = useText('account');
  const security = useText('security');
  const errorText = useErrorText();
  const make = useMakeAdmin(token);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const wrong = hasCode(make.error, 'second_factor_wrong') && make.variables?.code === code;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (missingCode(code)) event.currentTarget.querySelector<HTMLInputElement>('[name="code"]')?.focus();
    else make.mutate({ ...person, code }, { onSuccess: onMade });
  }

  return (
    <form className={classes['stack']} onSubmit={submit} noValidate>
      {make.error && !hasCode(make.error, 'second_factor_wrong') && (
        <Banner kind="failure" announce>
          {errorText(make.error)}
        </Banner>
      )}
      <ScanFactor {...prepared} />
      <CodeField
        value={code}
        onChange={setCode}
        focused
        help={security('codeHelp')}
        error={wrong ? errorText(make.error) : tried && missingCode(code) ? security('codeMissing') : undefined}
      />
      <div className={classes['buttons']}>
        <Button kind="primary" size="large" type="submit" wide busy={make.isPending} busyText={text('saving')}>
          {text('adminMake')}
        </Button>
        <Button kind="quiet" wide onClick={onBack} disabled={make.isPending}>
          {text('adminBack')}
        </Button>
      </div>
    </form>
  );
}
