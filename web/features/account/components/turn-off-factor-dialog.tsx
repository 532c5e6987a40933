import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { CodeField } from '../../access/components/code-field.tsx';
import { useKeyChange } from '../../access/keys-api.ts';
import { missingCode } from '../../access/model.ts';
import { KeyDialog } from './key-dialog.tsx';
import { ProofField, useProof } from './proof-field.tsx';

/** Two-factor sign-in goes off with the password and a code, or with a recovery code for who has lost the phone. */
export function TurnOffFactorDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText('security');
  const proof = useProof();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState(false);
  const [tried, setTried] = useState(false);
  const disable = useKeyChange(() => api.access.disableSecondFactor({ body: { ...proof.toBody(password), code } }));

  function close() {
    setPassword('');
    setCode('');
    setTried(false);
    disable.reset();
    onClose();
  }

  function submit() {
    setTried(true);
    if (proof.missing(password) || missingCode(code)) return;
    disable.mutate(undefined, {
      onSuccess: () => {
        showToast({ message: text('factorIsOff') });
        close();
      },
    });
  }

  return (
    <KeyDialog
      opened={opened}
      onClose={close}
      title={text('turnOffTitle')}
      submit={text('turnOffSubmit')}
      onSubmit={submit}
      busy={disable.isPending}
      error={disable.error}
      danger
    >
      <p>{text('turnOffText')}</p>
      <ProofField value={password} onChange={setPassword} tried={tried} />
      <CodeField
        value={code}
        onChange={setCode}
        recovery={recovery}
        error={tried && missingCode(code) ? text('codeMissing') : undefined}
      />
      <div>
        <Button kind="quiet" size="small" onClick={() => setRecovery(!recovery)}>
          {text(recovery ? 'useApp' : 'useRecovery')}
        </Button>
      </div>
    </KeyDialog>
  );
}
