import { api } from '../../../lib/api/client.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CodeField } from './code-field.tsx';
import { useCredentialChange } from '../credentials/credentials-api.ts';
import { missingCode } from '../sign-in/sign-in-model.ts';
import { CredentialFormDialog } from '../credentials/credential-form-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** New recovery codes for a code of the app. */
export function RenewCodesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText('security');
  const draft = useDraft({ code: '', kept: false });
  const { values } = draft;
  const renew = useCredentialChange((code: string) => api.access.renewRecoveryCodes({ body: { code } }));
  const codes = renew.data?.recoveryCodes;
  const form = useForm({
    draft,
    faults: codes
      ? { kept: !values.kept && text('codesKeptMissing') }
      : { code: missingCode(values.code) && text('codeMissing') },
    send: ({ code }) => (codes ? close() : renew.mutate(code, { onSuccess: () => form.calm() })),
    busy: renew.isPending,
    error: renew.error,
  });

  function close() {
    draft.reset();
    form.calm();
    renew.reset();
    onClose();
  }

  return (
    <CredentialFormDialog
      form={{ ...form, close, forget: renew.reset }}
      opened={opened}
      title={text(codes ? 'codesTitle' : 'renewTitle')}
      submit={text(codes ? 'done' : 'renewSubmit')}
      cancellable={!codes}
    >
      {codes ? (
        <RecoveryCodes codes={codes} kept={form.tick('kept')} error={form.shown.kept} />
      ) : (
        <>
          <p>{text('renewText')}</p>
          <CodeField {...form.choice('code')} />
        </>
      )}
    </CredentialFormDialog>
  );
}
