import { hasCode } from '../../../lib/api/api-error.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { CodeField } from '../../access/second-factor/code-field.tsx';
import { missingCode } from '../../access/sign-in/sign-in-model.ts';
import { type AdminPerson, useMakeAdmin } from '../admin-link-api.ts';
import classes from './entry.module.css';
import { ScanFactor } from '../../access/second-factor/scan-factor.tsx';

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
  const draft = useDraft({ code: '' });
  const form = useCallForm({
    draft,
    call: useMakeAdmin(token),
    faults: { code: missingCode(draft.values.code) && security('codeMissing') },
    refusal: (error) => (hasCode(error, 'second_factor_wrong') ? { code: errorText(error) } : {}),
    toSend: ({ code }) => ({ ...person, code }),
    onDone: onMade,
  });

  return (
    <Form form={form} className={classes['stack']}>
      <ScanFactor {...prepared} />
      <CodeField {...form.choice('code')} focused help={security('codeHelp')} />
      <div className={classes['buttons']}>
        <Button kind="primary" size="large" type="submit" wide busy={form.busy} busyText={text('saving')}>
          {text('adminMake')}
        </Button>
        <Button kind="quiet" wide onClick={onBack} disabled={form.busy}>
          {text('adminBack')}
        </Button>
      </div>
    </Form>
  );
}
