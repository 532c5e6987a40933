import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { siteQuery } from '../../../lib/session/site-query.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { CodeField } from '../../access/components/code-field.tsx';
import { useKeyChange } from '../../access/keys-api.ts';
import { missingCode } from '../../access/model.ts';
import { KeyDialog } from './key-dialog.tsx';
import classes from './keys.module.css';
import { ProofField, useProof } from './proof-field.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SetUpFactorDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The key in groups of four, as people type it. */
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Password, picture and first code, recovery codes: three steps, of which the last is seen once. */
export function SetUpFactorDialog({ opened, onClose }: SetUpFactorDialogProps) {
  const text = useText('security');
  const proof = useProof();
  const sandbox = useQuery(siteQuery).data?.sandbox === true;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [kept, setKept] = useState(false);
  const [tried, setTried] = useState(false);
  const enrol = useKeyChange((typed: string) => api.access.enrolSecondFactor({ body: proof.toBody(typed) }));
  const enable = useKeyChange((typed: string) => api.access.enableSecondFactor({ body: { code: typed } }));
  const step = enable.data ? 'codes' : enrol.data ? 'scan' : 'start';

  function close() {
    for (const set of [setPassword, setCode]) set('');
    setKept(false);
    setTried(false);
    enrol.reset();
    enable.reset();
    onClose();
  }

  function submit() {
    setTried(true);
    if (step === 'start' && !proof.missing(password)) enrol.mutate(password, { onSuccess: () => setTried(false) });
    if (step === 'scan' && !missingCode(code)) enable.mutate(code, { onSuccess: () => setTried(false) });
    if (step === 'codes' && kept) {
      showToast({ message: text('factorIsOn') });
      close();
    }
  }

  return (
    <KeyDialog
      opened={opened}
      onClose={close}
      title={text(step === 'codes' ? 'codesTitle' : 'setUpTitle')}
      submit={text(step === 'codes' ? 'done' : 'next')}
      onSubmit={submit}
      busy={enrol.isPending || enable.isPending}
      error={step === 'start' ? enrol.error : enable.error}
      cancellable={step !== 'codes'}
    >
      {step === 'start' && (
        <>
          <p>{text('setUpStart')}</p>
          <ProofField value={password} onChange={setPassword} tried={tried} />
        </>
      )}
      {step === 'scan' && enrol.data && (
        <>
          <div className={classes['scan']}>
            <QrCode value={enrol.data.uri} label={text('scanAlt')} />
            <div className={classes['stack']}>
              <p>{text('scanText')}</p>
              <div>
                <p className={classes['soft']}>{text('scanKey')}</p>
                <p className={classes['key']}>
                  <code>{grouped(enrol.data.secret)}</code>
                  <CopyButton value={enrol.data.secret} label={text('scanCopy')} />
                </p>
              </div>
              {sandbox && (
                <p className={classes['soft']}>
                  {text('scanDemo')}{' '}
                  <a href="/sandbox/authenticator" target="_blank" rel="noopener">
                    {text('scanDemoLink')}
                  </a>
                </p>
              )}
            </div>
          </div>
          <CodeField
            value={code}
            onChange={setCode}
            help={text('codeHelp')}
            error={tried && missingCode(code) ? text('codeMissing') : undefined}
          />
        </>
      )}
      {step === 'codes' && enable.data && (
        <RecoveryCodes codes={enable.data.recoveryCodes} kept={kept} onKept={setKept} tried={tried} />
      )}
    </KeyDialog>
  );
}
