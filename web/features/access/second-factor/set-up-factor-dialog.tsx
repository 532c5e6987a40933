import { api } from '../../../lib/api/client.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { CodeField } from './code-field.tsx';
import { useCredentialChange } from '../credentials/credentials-api.ts';
import { missingCode } from '../sign-in/sign-in-model.ts';
import { CredentialFormDialog } from '../credentials/credential-form-dialog.tsx';
import { ProofField, useProof } from '../credentials/proof-field.tsx';
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
  const draft = useDraft({ proof: '', code: '', kept: false });
  const { values } = draft;
  const enrol = useCredentialChange((password: string) =>
    api.access.enrolSecondFactor({ body: proof.toBody(password) }),
  );
  const enable = useCredentialChange((code: string) => api.access.enableSecondFactor({ body: { code } }));
  const step = enable.data ? 'codes' : enrol.data ? 'scan' : 'start';
  const next = { onSuccess: () => form.calm() };
  const form = useForm({
    draft,
    faults: {
      start: { proof: proof.faultOf(values.proof) },
      scan: { code: missingCode(values.code) && text('codeMissing') },
      codes: { kept: !values.kept && text('codesKeptMissing') },
    }[step],
    send: () => {
      if (step === 'start') return enrol.mutate(values.proof, next);
      if (step === 'scan') return enable.mutate(values.code, next);
      showToast({ message: text('factorIsOn') });
      return close();
    },
    busy: enrol.isPending || enable.isPending,
    error: step === 'start' ? enrol.error : enable.error,
  });

  function forget() {
    enrol.reset();
    enable.reset();
  }

  function close() {
    draft.reset();
    form.calm();
    forget();
    onClose();
  }

  return (
    <CredentialFormDialog
      form={{ ...form, close, forget }}
      opened={opened}
      title={text(step === 'codes' ? 'codesTitle' : 'setUpTitle')}
      submit={text(step === 'codes' ? 'done' : 'next')}
      cancellable={step !== 'codes'}
    >
      {step === 'start' && (
        <>
          <p>{text('setUpStart')}</p>
          <ProofField {...form.text('proof')} />
        </>
      )}
      {step === 'scan' && enrol.data && (
        <>
          <ScanFactor secret={enrol.data.secret} uri={enrol.data.uri} />
          <CodeField {...form.choice('code')} help={text('codeHelp')} />
        </>
      )}
      {enable.data && (
        <RecoveryCodes codes={enable.data.recoveryCodes} kept={form.tick('kept')} error={form.shown.kept} />
      )}
    </CredentialFormDialog>
  );
}
