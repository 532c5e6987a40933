import { api } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useStartSocial } from '../sign-in/sign-in-api.ts';
import { useCredentialChange } from './credentials-api.ts';
import { type Provider, PROVIDER_NAMES } from '../sign-in/providers.ts';
import { CredentialFormDialog } from './credential-form-dialog.tsx';
import { ProofField, useProof } from './proof-field.tsx';
import { useCredentialForm } from './use-credential-form.ts';

interface WayDialogProps {
  provider: Provider;
  opened: boolean;
  onClose: () => void;
}

/** Connecting leaves for the provider, after the password was asked for. */
export function ConnectDialog({ provider, opened, onClose }: WayDialogProps) {
  const text = useText('security');
  const proof = useProof();
  const draft = useDraft({ proof: '' });
  const name = PROVIDER_NAMES[provider];
  const form = useCallForm({
    draft,
    call: useStartSocial(),
    faults: { proof: proof.faultOf(draft.values.proof) },
    toSend: (typed) => ({ provider, redirect: '/account', connect: true, ...proof.toBody(typed.proof) }),
  });
  return (
    <CredentialFormDialog
      form={{ ...form, close: onClose }}
      opened={opened}
      title={text('wayLinkTitle', { provider: name })}
      submit={text('wayLink')}
    >
      <p>{text('wayLinkText', { provider: name })}</p>
      <ProofField {...form.text('proof')} />
    </CredentialFormDialog>
  );
}

export function RemoveDialog({ provider, opened, onClose }: WayDialogProps) {
  const text = useText('security');
  const proof = useProof();
  const draft = useDraft({ proof: '' });
  const name = PROVIDER_NAMES[provider];
  const form = useCredentialForm({
    draft,
    call: useCredentialChange((body: { password?: string }) =>
      api.access.removeSignInMethod({ params: { provider }, body }),
    ),
    faults: { proof: proof.faultOf(draft.values.proof) },
    toSend: (typed) => proof.toBody(typed.proof),
    done: text('wayUnlinked', { provider: name }),
    onClose,
  });
  return (
    <CredentialFormDialog
      form={form}
      opened={opened}
      title={text('wayUnlinkTitle', { provider: name })}
      submit={text('wayUnlink')}
      danger
    >
      <p>{text('wayUnlinkText', { provider: name })}</p>
      <ProofField {...form.text('proof')} />
    </CredentialFormDialog>
  );
}
