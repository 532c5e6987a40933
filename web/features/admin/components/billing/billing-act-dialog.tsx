import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { ProvenDialog } from '../../../access/second-factor/proven-dialog.tsx';
import { type Person, reasonFault } from '../../model.ts';
import { useBillingAct } from '../../billing-api.ts';
import { billingActOf, DAYS, GIVEN_PLANS, type WantedBillingAct } from '../../billing-model.ts';
import { ReasonField } from '../reason-field.tsx';

interface BillingActDialogProps {
  person: Person;
  wanted: WantedBillingAct;
  onClose: () => void;
}

/** Asks how much and why, says what will happen, and does it. A refusal leaves everything that was typed. */
export function BillingActDialog({ person, wanted, onClose }: BillingActDialogProps) {
  const text = useText('admin');
  const format = useFormat();
  const act = useBillingAct(person.id);
  const { kind, invoice } = wanted;
  const draft = useDraft({ days: '7', plan: 'elite', amount: invoice?.refundable.toFixed(2) ?? '', reason: '' });
  const meant = billingActOf(wanted, draft.values);
  const whyNot = reasonFault(draft.values.reason);
  const [least, most] = DAYS[kind === 'trial' ? 'trial' : 'grant'];
  const form = useForm({
    draft,
    faults: {
      days: meant === 'days' && text('numberWrong', { least, most }),
      amount: meant === 'amount' && text('billing_amountWrong', { most: format.money(invoice?.refundable ?? 0) }),
      reason: whyNot !== null && text(whyNot),
    },
    send({ reason }) {
      if (typeof meant === 'string') return;
      const finish = () => {
        showToast({ message: text('done') });
        onClose();
      };
      act.mutate({ act: meant, reason }, { onSuccess: finish });
    },
    busy: act.isPending,
    error: act.error,
  });
  return (
    <ProvenDialog
      form={{ ...form, forget: act.reset }}
      opened
      onClose={onClose}
      title={text(`billing_${kind}`)}
      submit={text(`billing_${kind}`)}
      danger={kind === 'refund'}
      size="small"
    >
      <p>{text(`billing_${kind}_text`, { name: person.name, number: invoice?.number ?? '' })}</p>
      {kind === 'grant' && (
        <NativeSelect
          label={text('plan')}
          choices={Object.entries(GIVEN_PLANS).map(([value, label]) => ({ value, label }))}
          {...form.choice('plan')}
        />
      )}
      {(kind === 'grant' || kind === 'trial') && (
        <TextField label={text('billing_days')} inputMode="numeric" {...form.text('days')} />
      )}
      {kind === 'refund' && (
        <TextField label={text('billing_amount')} inputMode="decimal" leading="$" {...form.text('amount')} />
      )}
      <ReasonField help={text('reasonHelp')} {...form.text('reason')} />
    </ProvenDialog>
  );
}
