import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { confirmWithPasskey, passkeysQuery } from '../credentials/passkeys-api.ts';
import { secondFactorQuery, useKeyChange } from '../keys-api.ts';
import { missingCode } from '../model.ts';
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
  const errorText = useErrorText();
  const form = useId();
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState(false);
  const [tried, setTried] = useState(false);
  const has = useFactors(opened);
  const confirm = useKeyChange((typed: string | null) =>
    typed === null ? confirmWithPasskey() : api.access.confirmSecondFactor({ body: { code: typed } }),
  );
  const off = !has.passkeys && (!has.codes || hasCode(confirm.error, 'second_factor_off'));
  const missing = tried && missingCode(code) ? text('codeMissing') : undefined;

  function close() {
    setCode('');
    setTried(false);
    confirm.reset();
    onClose();
  }

  async function prove(typed: string | null) {
    const confirmed = await confirm.mutateAsync(typed).catch(() => null);
    if (confirmed === null) return;
    close();
    onConfirmed();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!has.codes) {
      void prove(null);
      return;
    }
    setTried(true);
    if (!missingCode(code)) void prove(code);
  }

  const footer = off ? (
    <LinkButton to="/account" kind="primary">
      {text('setUpNow')}
    </LinkButton>
  ) : (
    <>
      <Button onClick={close} disabled={confirm.isPending}>
        {text('cancel')}
      </Button>
      <Button kind="primary" type="submit" form={form} busy={confirm.isPending} busyText={text('checking')}>
        {text(has.codes ? 'confirm' : 'usePasskey')}
      </Button>
    </>
  );
  return (
    <Dialog opened={opened} onClose={close} title={text('stepUpTitle')} size="small" footer={footer}>
      <form id={form} className={classes['form']} onSubmit={submit} noValidate>
        <p>{off ? text('stepUpOff') : text('stepUpText')}</p>
        {!off && confirm.error && (
          <Banner kind="failure" announce>
            {errorText(confirm.error)}
          </Banner>
        )}
        {!off && has.codes && (
          <>
            <CodeField value={code} onChange={setCode} recovery={recovery} error={missing} focused />
            <Button kind="quiet" size="small" onClick={() => setRecovery(!recovery)}>
              {text(recovery ? 'useApp' : 'useRecovery')}
            </Button>
            {has.passkeys && (
              <Button kind="quiet" size="small" onClick={() => void prove(null)} disabled={confirm.isPending}>
                {text('usePasskey')}
              </Button>
            )}
          </>
        )}
      </form>
    </Dialog>
  );
}
