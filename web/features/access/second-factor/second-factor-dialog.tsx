import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { confirmWithPasskey, passkeysQuery } from '../credentials/passkeys-api.ts';
import { secondFactorQuery, useCredentialChange } from '../credentials/credentials-api.ts';
import { missingCode } from '../sign-in/sign-in-model.ts';
import { CodeField } from './code-field.tsx';
import classes from './second-factor-dialog.module.css';

interface SecondFactorDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The factor is fresh now: do again what was refused with `second_factor_required`. */
  onConfirmed: () => void;
}

/** What the account has to prove a second factor with. Codes until it is known. */
function useFactors(opened: boolean) {
  const codes = useQuery({ ...secondFactorQuery, enabled: opened }).data?.on ?? true;
  const passkeys = useQuery({ ...passkeysQuery, enabled: opened }).data?.passkeys.length ?? 0;
  return { codes, passkeys: passkeys > 0 };
}

/** Asks for the second factor again before something grave. Who has none yet is shown the way to set one up. */
export function SecondFactorDialog({ opened, onClose, onConfirmed }: SecondFactorDialogProps) {
  const text = useText('security');
  const [recovery, setRecovery] = useState(false);
  const has = useFactors(opened);
  const confirm = useCredentialChange((typed: string | null) =>
    typed === null ? confirmWithPasskey() : api.access.confirmSecondFactor({ body: { code: typed } }),
  );
  const off = !has.passkeys && (!has.codes || hasCode(confirm.error, 'second_factor_off'));
  const draft = useDraft({ code: '' });
  const form = useForm({
    draft,
    faults: { code: has.codes && missingCode(draft.values.code) && text('codeMissing') },
    send: ({ code }) => prove(has.codes ? code : null),
    busy: confirm.isPending,
    error: off ? null : confirm.error,
  });

  function close() {
    draft.reset();
    form.calm();
    confirm.reset();
    onClose();
  }

  function prove(typed: string | null) {
    const goOn = () => {
      close();
      onConfirmed();
    };
    confirm.mutate(typed, { onSuccess: goOn });
  }

  const setUp = (
    <LinkButton to="/account" kind="primary">
      {text('setUpNow')}
    </LinkButton>
  );
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={close}
      title={text('stepUpTitle')}
      submit={text(has.codes ? 'confirm' : 'usePasskey')}
      busyText={text('checking')}
      size="small"
      className={classes['form']}
      {...(off && { cancel: null, main: setUp })}
    >
      <p>{off ? text('stepUpOff') : text('stepUpText')}</p>
      {!off && has.codes && (
        <>
          <CodeField {...form.choice('code')} recovery={recovery} focused />
          <Button kind="quiet" size="small" onClick={() => setRecovery(!recovery)}>
            {text(recovery ? 'useApp' : 'useRecovery')}
          </Button>
          {has.passkeys && (
            <Button kind="quiet" size="small" onClick={() => prove(null)} disabled={confirm.isPending}>
              {text('usePasskey')}
            </Button>
          )}
        </>
      )}
    </FormDialog>
  );
}
