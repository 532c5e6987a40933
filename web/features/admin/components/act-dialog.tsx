import { ACCOUNT_STATUSES, USER_TYPES } from '@yardsign/domain/access/account-kinds';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { ProvenDialog } from '../../access/second-factor/proven-dialog.tsx';
import { type ActFault, type ActKind, NUMBER_BOUNDS, actOf, firstValue, givableTo, reasonFault } from '../act-model.ts';
import { useAct } from '../api.ts';
import { LEVELS, type Person } from '../model.ts';
import { ReasonField } from './reason-field.tsx';
import { useAdminWords } from './use-admin-words.ts';

export interface WantedAct {
  kind: ActKind;
  /** Which feature is meant, where the act is about one. */
  feature?: string;
}

const DANGEROUS: readonly ActKind[] = ['block', 'remove', 'expire', 'removeSecondFactor'];

interface ValueFieldProps {
  kind: ActKind;
  person: Person;
  field: { name: string; value: string; onChange: (value: string) => void; error: string | undefined };
}

/** The one thing to choose, for acts that have one. */
function ValueField({ kind, person, field }: ValueFieldProps) {
  const text = useText('admin');
  const words = useAdminWords();
  switch (kind) {
    case 'status':
      return (
        <NativeSelect
          {...field}
          label={text('status')}
          choices={ACCOUNT_STATUSES.map((status) => ({ value: status, label: words.status(status) }))}
        />
      );
    case 'type':
      return (
        <NativeSelect
          {...field}
          label={text('type')}
          choices={[
            { value: '', label: text('noType') },
            ...USER_TYPES.map((type) => ({ value: type, label: words.type(type) })),
          ]}
        />
      );
    case 'level':
      return (
        <NativeSelect
          {...field}
          label={text('access')}
          choices={LEVELS.map((level) => ({ value: String(level), label: words.level(level) }))}
        />
      );
    case 'grant':
      return (
        <NativeSelect
          {...field}
          label={text('feature')}
          choices={[
            { value: '', label: '–' },
            ...givableTo(person).map((slug) => ({ value: slug, label: words.feature(slug) })),
          ]}
        />
      );
    case 'seats':
    case 'maxLogins':
      return (
        <TextField
          label={text(kind === 'seats' ? 'seats' : 'logins')}
          inputMode="numeric"
          {...field}
          onChange={(event) => field.onChange(event.currentTarget.value)}
        />
      );
    case 'expire':
    case 'remove':
    case 'block':
    case 'unblock':
    case 'endSessions':
    case 'passwordReset':
    case 'removeSecondFactor':
      return null;
  }
}

interface ActDialogProps {
  person: Person;
  wanted: WantedAct;
  onClose: () => void;
}

/**
 * Asks what exactly and why, says what will happen, and does it. A refusal leaves everything that was typed; where the second
 * factor was proved too long ago, it is asked for in place, and the act is repeated.
 */
export function ActDialog({ person, wanted, onClose }: ActDialogProps) {
  const text = useText('admin');
  const words = useAdminWords();
  const act = useAct(person.id);
  const { kind } = wanted;
  const draft = useDraft({ value: firstValue(kind, person, wanted.feature), reason: '' });
  const { value, reason } = draft.values;
  const meant = actOf(kind, value, person);
  const whyNot = reasonFault(reason);

  function say(problem: ActFault): string {
    if (problem === 'feature') return text('chooseFeature');
    if (problem === 'unchanged') return text('unchanged');
    const [least, most] = NUMBER_BOUNDS[kind === 'seats' ? 'seats' : 'maxLogins'];
    return text('numberWrong', { least, most });
  }

  function send() {
    if (typeof meant === 'string') return;
    const finish = () => {
      showToast({ message: text('done') });
      onClose();
    };
    act.mutate({ act: meant, reason }, { onSuccess: finish });
  }

  const form = useForm({
    draft,
    faults: {
      value: typeof meant === 'string' && say(meant),
      reason: whyNot !== null && text(whyNot),
    },
    send,
    busy: act.isPending,
    error: act.error,
  });
  const about = { name: person.name, feature: words.feature(wanted.feature ?? ''), email: person.email };
  return (
    <ProvenDialog
      form={{ ...form, forget: act.reset }}
      opened
      onClose={onClose}
      title={text(`act_${kind}`)}
      submit={text(`act_${kind}`)}
      danger={DANGEROUS.includes(kind)}
      size="small"
    >
      <p>{text(`act_${kind}_text`, about)}</p>
      {wanted.feature === undefined && <ValueField kind={kind} person={person} field={form.choice('value')} />}
      <ReasonField help={text('reasonHelp')} {...form.text('reason')} />
    </ProvenDialog>
  );
}
