import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { CodeField } from '../../access/components/code-field.tsx';
import { useKeyChange } from '../../access/keys-api.ts';
import { missingCode } from '../../access/model.ts';
import { KeyDialog } from './key-dialog.tsx';
import { ProofField, useProof } from './proof-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanFactor } from './scan-factor.tsx';

interface SetUpFactorDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Password, picture and first code, recovery codes: three steps, of which the last is seen once. */
export function SetUpFactorDialog({ opened, onClose }: SetUpFactorDialogProps) {
  const text = useText('security');
  const proof = useProof();
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
          <ScanFactor secret={enrol.data.secret} uri={enrol.data.uri} />
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
