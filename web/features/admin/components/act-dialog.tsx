import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { ProvenDialog } from '../../access/second-factor/proven-dialog.tsx';
import type { Act, ActFault } from '../acts/act.ts';
import { type ActKind, ACTS } from '../acts/acts.ts';
import { useAct } from '../api.ts';
import { type Person, reasonFault } from '../model.ts';
import { ReasonField } from './reason-field.tsx';
import { useAdminWords } from './use-admin-words.ts';

export interface WantedAct {
  kind: ActKind;
  /** Which feature is meant, where the act is about one. */
  feature?: string;
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
  const { first, Field, bounds, danger, fill }: Act = ACTS[kind];
  const draft = useDraft({ value: wanted.feature ?? first(person), reason: '' });
  const { value, reason } = draft.values;
  const filled = fill(value, person);
  const whyNot = reasonFault(reason);

  function say(problem: ActFault): string {
    if (problem === 'feature') return text('chooseFeature');
    if (problem === 'unchanged') return text('unchanged');
    const [least, most] = bounds ?? [0, 0];
    return text('numberWrong', { least, most });
  }

  function send() {
    if (typeof filled === 'string') return;
    const finish = () => {
      showToast({ message: text('done') });
      onClose();
    };
    act.mutate({ act: filled, reason }, { onSuccess: finish });
  }

  const form = useForm({
    draft,
    faults: {
      value: typeof filled === 'string' && say(filled),
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
      danger={danger}
      size="small"
    >
      <p>{text(`act_${kind}_text`, about)}</p>
      {wanted.feature === undefined && Field && <Field person={person} field={form.choice('value')} />}
      <ReasonField help={text('reasonHelp')} {...form.text('reason')} />
    </ProvenDialog>
  );
}
