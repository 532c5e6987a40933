import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { api } from '../../../lib/api/client.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { SecondFactorDialog } from '../../access/components/second-factor-dialog.tsx';
import { addPasskey, type Passkey } from '../../access/credentials/passkeys-api.ts';
import { sessionsQuery, useKeyChange } from '../../access/keys-api.ts';
import { nameOfDevice } from './device-name.ts';
import { KeyDialog } from './key-dialog.tsx';
import { ProofField, useProof } from './proof-field.tsx';

const LONGEST_NAME = 60;

interface PasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

function NameField(props: { value: string; onChange: (name: string) => void; tried: boolean }) {
  const text = useText('security');
  return (
    <TextField
      label={text('passkeyName')}
      help={text('passkeyNameHelp')}
      name="passkey-name"
      autoComplete="off"
      maxLength={LONGEST_NAME}
      value={props.value}
      error={props.tried && props.value.trim() === '' ? text('passkeyNameMissing') : undefined}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** Asks for the password, then the device makes the passkey. It is called after this device until it is called something else. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const text = useText('security');
  const proof = useProof();
  const here = useQuery(sessionsQuery).data?.sessions.find(({ current }) => current);
  const [typed, setTyped] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const add = useKeyChange(addPasskey);
  const name = typed ?? (here ? nameOfDevice(here, text).slice(0, LONGEST_NAME) : '');
  const proving = hasCode(add.error, 'second_factor_required');

  function submit() {
    setTried(true);
    if (name.trim() === '' || proof.missing(password)) return;
    add.mutate(
      { name: name.trim(), ...proof.toBody(password) },
      {
        onSuccess: () => {
          showToast({ message: text('passkeyAdded') });
          onClose();
        },
      },
    );
  }

  return (
    <>
      <KeyDialog
        opened={!proving}
        onClose={onClose}
        title={text('passkeyAddTitle')}
        submit={text('next')}
        onSubmit={submit}
        busy={add.isPending}
        error={add.error}
      >
        <p>{text('passkeyAddText')}</p>
        <NameField value={name} onChange={setTyped} tried={tried} />
        <ProofField value={password} onChange={setPassword} tried={tried} />
      </KeyDialog>
      <SecondFactorDialog opened={proving} onClose={() => add.reset()} onConfirmed={submit} />
    </>
  );
}

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const text = useText('security');
  const [name, setName] = useState(passkey.name);
  const [tried, setTried] = useState(false);
  const rename = useKeyChange((wanted: string) =>
    api.access.renamePasskey({ params: { id: passkey.id }, body: { name: wanted } }),
  );
  const submit = () => {
    setTried(true);
    if (name.trim() !== '') rename.mutate(name.trim(), { onSuccess: onClose });
  };
  return (
    <KeyDialog
      opened
      onClose={onClose}
      title={text('passkeyRenameTitle')}
      submit={text('save')}
      onSubmit={submit}
      busy={rename.isPending}
      error={rename.error}
    >
      <NameField value={name} onChange={setName} tried={tried} />
    </KeyDialog>
  );
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const text = useText('security');
  const proof = useProof();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const remove = useKeyChange(() =>
    api.access.removePasskey({ params: { id: passkey.id }, body: proof.toBody(password) }),
  );
  const proving = hasCode(remove.error, 'second_factor_required');

  function submit() {
    setTried(true);
    if (proof.missing(password)) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ message: text('passkeyRemoved') });
        onClose();
      },
    });
  }

  return (
    <>
      <KeyDialog
        opened={!proving}
        onClose={onClose}
        title={text('passkeyRemoveTitle', { name: passkey.name })}
        submit={text('passkeyRemove')}
        onSubmit={submit}
        busy={remove.isPending}
        error={remove.error}
        danger
      >
        <p>{text('passkeyRemoveText')}</p>
        <ProofField value={password} onChange={setPassword} tried={tried} />
      </KeyDialog>
      <SecondFactorDialog opened={proving} onClose={() => remove.reset()} onConfirmed={submit} />
    </>
  );
}
