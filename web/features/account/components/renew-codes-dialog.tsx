import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CodeField } from '../../access/components/code-field.tsx';
import { useKeyChange } from '../../access/keys-api.ts';
import { missingCode } from '../../access/model.ts';
import { KeyDialog } from './key-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** New recovery codes for a code of the app. */
export function RenewCodesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText('security');
  const [code, setCode] = useState('');
  const [kept, setKept] = useState(false);
  const [tried, setTried] = useState(false);
  const renew = useKeyChange((typed: string) => api.access.renewRecoveryCodes({ body: { code: typed } }));

  function close() {
    setCode('');
    setKept(false);
    setTried(false);
    renew.reset();
    onClose();
  }

  function submit() {
    setTried(true);
    if (renew.data && kept) close();
    else if (!renew.data && !missingCode(code)) renew.mutate(code, { onSuccess: () => setTried(false) });
  }

  return (
    <KeyDialog
      opened={opened}
      onClose={close}
      title={text(renew.data ? 'codesTitle' : 'renewTitle')}
      submit={text(renew.data ? 'done' : 'renewSubmit')}
      onSubmit={submit}
      busy={renew.isPending}
      error={renew.error}
      cancellable={!renew.data}
    >
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} kept={kept} onKept={setKept} tried={tried} />
      ) : (
        <>
          <p>{text('renewText')}</p>
          <CodeField
            value={code}
            onChange={setCode}
            error={tried && missingCode(code) ? text('codeMissing') : undefined}
          />
        </>
      )}
    </KeyDialog>
  );
}
