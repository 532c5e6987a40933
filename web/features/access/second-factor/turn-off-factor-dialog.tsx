import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { CodeField } from './code-field.tsx';
import { useCredentialChange } from '../credentials/credentials-api.ts';
import { missingCode } from '../sign-in/sign-in-model.ts';
import { CredentialFormDialog } from '../credentials/credential-form-dialog.tsx';
import { ProofField, useProof } from '../credentials/proof-field.tsx';
import { useCredentialForm } from '../credentials/use-credential-form.ts';

/** Two-factor sign-in goes off with the password and a code, or with a recovery code for who has lost the phone. */
export function TurnOffFactorDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText('security');
  const proof = useProof();
  const [recovery, setRecovery] = useState(false);
  const draft = useDraft({ proof: '', code: '' });
  const form = useCredentialForm({
    draft,
    call: useCredentialChange((body: { password?: string; code: string }) => api.access.disableSecondFactor({ body })),
    faults: {
      proof: proof.faultOf(draft.values.proof),
      code: missingCode(draft.values.code) && text('codeMissing'),
    },
    toSend: (typed) => ({ ...proof.toBody(typed.proof), code: typed.code }),
    done: text('factorIsOff'),
    onClose,
  });
  return (
    <CredentialFormDialog
      form={form}
      opened={opened}
      title={text('turnOffTitle')}
      submit={text('turnOffSubmit')}
      danger
    >
      <p>{text('turnOffText')}</p>
      <ProofField {...form.text('proof')} />
      <CodeField {...form.choice('code')} recovery={recovery} />
      <div>
        <Button kind="quiet" size="small" onClick={() => setRecovery(!recovery)}>
          {text(recovery ? 'useApp' : 'useRecovery')}
        </Button>
      </div>
    </CredentialFormDialog>
  );
}
