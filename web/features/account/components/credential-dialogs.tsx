import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { api } from '../../../lib/api/client.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { type LoginCredential, useKeyChange } from '../../access/keys-api.ts';
import { KeyDialog } from './key-dialog.tsx';
import { ProofField, useProof } from './proof-field.tsx';

const USERNAME = /^[a-z0-9][a-z0-9._-]{2,39}$/;
const FAULTS = ['too_short', 'too_long', 'common', 'personal'] as const;

interface CredentialDialogProps {
  userId: string;
  opened: boolean;
  onClose: () => void;
}

/** What the server says of one field, in its own short word. */
function faultOf(error: Error | null, field: string): string | undefined {
  return error instanceof ApiError ? error.issues.find(({ path }) => path === field)?.message : undefined;
}

/** The password of the login, with what the server thinks of it. */
function useLoginPassword(error: Error | null) {
  const text = useText('security');
  const [password, setPassword] = useState('');
  const known = FAULTS.find((fault) => fault === faultOf(error, 'password'));
  const field = (tried: boolean) => (
    <PasswordField
      label={text('loginPassword')}
      help={text('loginPasswordHelp')}
      name="new-password"
      autoComplete="new-password"
      value={password}
      error={tried && (password === '' ? text('loginPasswordMissing') : known && text(`fault_${known}`))}
      onChange={(event) => setPassword(event.currentTarget.value)}
    />
  );
  return { password, field, clear: () => setPassword('') };
}

/** An answer that a field says already is not said again above. */
const aboveFields = (error: Error | null) => (error instanceof ApiError && error.issues.length > 0 ? null : error);

export function AddCredentialDialog({ userId, opened, onClose }: CredentialDialogProps) {
  const text = useText('security');
  const proof = useProof();
  const [username, setUsername] = useState('');
  const [own, setOwn] = useState('');
  const [tried, setTried] = useState(false);
  const add = useKeyChange((login: { username: string; password: string }) =>
    api.access.addLoginCredential({
      params: { id: userId },
      body: { ...login, ...(own !== '' && { current_password: own }) },
    }),
  );
  const { password, field, clear } = useLoginPassword(add.error);
  const name = username.trim().toLowerCase();

  function nameFault(): string | undefined {
    if (!tried) return undefined;
    if (name === '') return text('loginNameMissing');
    if (!USERNAME.test(name)) return text('loginNameWrong');
    return faultOf(add.error, 'username') === 'taken' && add.variables?.username === name
      ? text('loginNameTaken')
      : undefined;
  }

  function close() {
    setUsername('');
    setOwn('');
    clear();
    setTried(false);
    add.reset();
    onClose();
  }

  function submit() {
    setTried(true);
    if (!USERNAME.test(name) || password === '' || proof.missing(own)) return;
    add.mutate(
      { username: name, password },
      {
        onSuccess: () => {
          showToast({ message: text('loginAdded') });
          close();
        },
      },
    );
  }

  return (
    <KeyDialog
      opened={opened}
      onClose={close}
      title={text('loginAddTitle')}
      submit={text('loginAdd')}
      onSubmit={submit}
      busy={add.isPending}
      error={aboveFields(add.error)}
    >
      <TextField
        label={text('loginName')}
        help={text('loginNameHelp')}
        name="login-name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={nameFault()}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      {field(tried)}
      <ProofField value={own} onChange={setOwn} tried={tried} />
    </KeyDialog>
  );
}

export function ChangeCredentialDialog(props: CredentialDialogProps & { credential: LoginCredential }) {
  const { userId, credential, opened, onClose } = props;
  const text = useText('security');
  const proof = useProof();
  const [own, setOwn] = useState('');
  const [tried, setTried] = useState(false);
  const change = useKeyChange((newPassword: string) =>
    api.access.changeLoginCredential({
      params: { id: userId, cid: credential.id },
      body: { password: newPassword, ...(own !== '' && { current_password: own }) },
    }),
  );
  const { password, field, clear } = useLoginPassword(change.error);

  function close() {
    setOwn('');
    clear();
    setTried(false);
    change.reset();
    onClose();
  }

  function submit() {
    setTried(true);
    if (password === '' || proof.missing(own)) return;
    change.mutate(password, {
      onSuccess: () => {
        showToast({ message: text('loginChanged') });
        close();
      },
    });
  }

  return (
    <KeyDialog
      opened={opened}
      onClose={close}
      title={text('loginChangeTitle', { login: credential.username })}
      submit={text('save')}
      onSubmit={submit}
      busy={change.isPending}
      error={aboveFields(change.error)}
    >
      <p>{text('loginChangeText')}</p>
      {field(tried)}
      <ProofField value={own} onChange={setOwn} tried={tried} />
    </KeyDialog>
  );
}

export function RemoveCredentialDialog(props: CredentialDialogProps & { credential: LoginCredential }) {
  const { userId, credential, opened, onClose } = props;
  const text = useText('security');
  const proof = useProof();
  const [own, setOwn] = useState('');
  const [tried, setTried] = useState(false);
  const remove = useKeyChange(() =>
    api.access.removeLoginCredential({
      params: { id: userId, username: credential.username },
      body: own === '' ? {} : { current_password: own },
    }),
  );

  function submit() {
    setTried(true);
    if (proof.missing(own)) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ message: text('loginDeleted') });
        onClose();
      },
    });
  }

  return (
    <KeyDialog
      opened={opened}
      onClose={onClose}
      title={text('loginDeleteTitle', { login: credential.username })}
      submit={text('loginDelete')}
      onSubmit={submit}
      busy={remove.isPending}
      error={remove.error}
      danger
    >
      <p>{text('loginDeleteText')}</p>
      <ProofField value={own} onChange={setOwn} tried={tried} />
    </KeyDialog>
  );
}
