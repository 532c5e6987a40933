import { api } from '../../../lib/api/client.ts';
import { refusedFields } from '../../../lib/form/refused-fields.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import type { TextWiring } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import { type LoginCredential, useCredentialChange } from './credentials-api.ts';
import { isUsername } from '@yardsign/domain/account/username';
import { CredentialFormDialog } from './credential-form-dialog.tsx';
import { ProofField, useProof } from './proof-field.tsx';
import { useCredentialForm } from './use-credential-form.ts';

const FAULTS = ['too_short', 'too_long', 'common', 'personal'] as const;

interface CredentialDialogProps {
  userId: string;
  opened: boolean;
  onClose: () => void;
}

type OneCredentialProps = CredentialDialogProps & { credential: LoginCredential };

const toCurrent = (proof: string) => (proof === '' ? {} : { current_password: proof });

/** What is wrong with the password of a login, or with its name. */
function useLoginFaults() {
  const text = useText('security');
  return {
    ofPassword: (password: string) => password === '' && text('loginPasswordMissing'),
    ofName: (name: string) => (name === '' ? text('loginNameMissing') : !isUsername(name) && text('loginNameWrong')),
    refusal: (error: Error) =>
      refusedFields(error, ['username', 'password'], (word, field) => {
        if (field === 'username') return text(word === 'taken' ? 'loginNameTaken' : 'loginNameWrong');
        const known = FAULTS.find((fault) => fault === word);
        return known && text(`fault_${known}`);
      }),
  };
}

function LoginPasswordField(wiring: TextWiring) {
  const text = useText('security');
  return (
    <PasswordField
      {...wiring}
      label={text('loginPassword')}
      help={text('loginPasswordHelp')}
      autoComplete="new-password"
    />
  );
}

export function AddCredentialDialog({ userId, opened, onClose }: CredentialDialogProps) {
  const text = useText('security');
  const proof = useProof();
  const login = useLoginFaults();
  const draft = useDraft({ username: '', password: '', proof: '' });
  const { values } = draft;
  const form = useCredentialForm({
    draft,
    call: useCredentialChange((body: { username: string; password: string; current_password?: string }) =>
      api.access.addLoginCredential({ params: { id: userId }, body }),
    ),
    faults: {
      username: login.ofName(values.username.trim()),
      password: login.ofPassword(values.password),
      proof: proof.faultOf(values.proof),
    },
    refusal: login.refusal,
    toSend: (typed) => ({
      username: typed.username.trim().toLowerCase(),
      password: typed.password,
      ...toCurrent(typed.proof),
    }),
    done: text('loginAdded'),
    onClose,
  });
  return (
    <CredentialFormDialog form={form} opened={opened} title={text('loginAddTitle')} submit={text('loginAdd')}>
      <TextField
        {...form.text('username')}
        label={text('loginName')}
        help={text('loginNameHelp')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <LoginPasswordField {...form.text('password')} />
      <ProofField {...form.text('proof')} />
    </CredentialFormDialog>
  );
}

export function ChangeCredentialDialog({ userId, credential, opened, onClose }: OneCredentialProps) {
  const text = useText('security');
  const proof = useProof();
  const login = useLoginFaults();
  const draft = useDraft({ password: '', proof: '' });
  const form = useCredentialForm({
    draft,
    call: useCredentialChange((body: { password: string; current_password?: string }) =>
      api.access.changeLoginCredential({ params: { id: userId, cid: credential.id }, body }),
    ),
    faults: { password: login.ofPassword(draft.values.password), proof: proof.faultOf(draft.values.proof) },
    refusal: login.refusal,
    toSend: (typed) => ({ password: typed.password, ...toCurrent(typed.proof) }),
    done: text('loginChanged'),
    onClose,
  });
  return (
    <CredentialFormDialog
      form={form}
      opened={opened}
      title={text('loginChangeTitle', { login: credential.username })}
      submit={text('save')}
    >
      <p>{text('loginChangeText')}</p>
      <LoginPasswordField {...form.text('password')} />
      <ProofField {...form.text('proof')} />
    </CredentialFormDialog>
  );
}

export function RemoveCredentialDialog({ userId, credential, opened, onClose }: OneCredentialProps) {
  const text = useText('security');
  const proof = useProof();
  const draft = useDraft({ proof: '' });
  const form = useCredentialForm({
    draft,
    call: useCredentialChange((body: { current_password?: string }) =>
      api.access.removeLoginCredential({ params: { id: userId, username: credential.username }, body }),
    ),
    faults: { proof: proof.faultOf(draft.values.proof) },
    toSend: (typed) => toCurrent(typed.proof),
    done: text('loginDeleted'),
    onClose,
  });
  return (
    <CredentialFormDialog
      form={form}
      opened={opened}
      title={text('loginDeleteTitle', { login: credential.username })}
      submit={text('loginDelete')}
      danger
    >
      <p>{text('loginDeleteText')}</p>
      <ProofField {...form.text('proof')} />
    </CredentialFormDialog>
  );
}
