import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import type { TextWiring } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { addPasskey, type Passkey } from './passkeys-api.ts';
import { sessionsQuery, useCredentialChange } from './credentials-api.ts';
import { nameOfDevice } from './device-name.ts';
import { CredentialFormDialog } from './credential-form-dialog.tsx';
import { ProofField, useProof } from './proof-field.tsx';
import { useCredentialForm } from './use-credential-form.ts';

const LONGEST_NAME = 60;

interface PasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

function NameField(wiring: TextWiring) {
  const text = useText('security');
  return (
    <TextField
      {...wiring}
      label={text('passkeyName')}
      help={text('passkeyNameHelp')}
      autoComplete="off"
      maxLength={LONGEST_NAME}
    />
  );
}

/** Asks for the password, then the device makes the passkey. It is called after this device until it is called something else. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const text = useText('security');
  const proof = useProof();
  const here = useQuery(sessionsQuery).data?.sessions.find(({ current }) => current);
  const draft = useDraft({ name: here ? nameOfDevice(here, text).slice(0, LONGEST_NAME) : '', proof: '' });
  const { values } = draft;
  const form = useCredentialForm({
    draft,
    call: useCredentialChange(addPasskey),
    faults: {
      name: values.name.trim() === '' && text('passkeyNameMissing'),
      proof: proof.faultOf(values.proof),
    },
    toSend: (typed) => ({ name: typed.name.trim(), ...proof.toBody(typed.proof) }),
    done: text('passkeyAdded'),
    onClose,
  });
  return (
    <CredentialFormDialog form={form} opened title={text('passkeyAddTitle')} submit={text('next')}>
      <p>{text('passkeyAddText')}</p>
      <NameField {...form.text('name')} />
      <ProofField {...form.text('proof')} />
    </CredentialFormDialog>
  );
}

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const text = useText('security');
  const draft = useDraft({ name: passkey.name });
  const form = useCallForm({
    draft,
    call: useCredentialChange((name: string) =>
      api.access.renamePasskey({ params: { id: passkey.id }, body: { name } }),
    ),
    faults: { name: draft.values.name.trim() === '' && text('passkeyNameMissing') },
    toSend: (typed) => typed.name.trim(),
    onDone: onClose,
  });
  return (
    <CredentialFormDialog
      form={{ ...form, close: onClose }}
      opened
      title={text('passkeyRenameTitle')}
      submit={text('save')}
    >
      <NameField {...form.text('name')} />
    </CredentialFormDialog>
  );
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const text = useText('security');
  const proof = useProof();
  const draft = useDraft({ proof: '' });
  const form = useCredentialForm({
    draft,
    call: useCredentialChange((body: { password?: string }) =>
      api.access.removePasskey({ params: { id: passkey.id }, body }),
    ),
    faults: { proof: proof.faultOf(draft.values.proof) },
    toSend: (typed) => proof.toBody(typed.proof),
    done: text('passkeyRemoved'),
    onClose,
  });
  return (
    <CredentialFormDialog
      form={form}
      opened
      title={text('passkeyRemoveTitle', { name: passkey.name })}
      submit={text('passkeyRemove')}
      danger
    >
      <p>{text('passkeyRemoveText')}</p>
      <ProofField {...form.text('proof')} />
    </CredentialFormDialog>
  );
}
