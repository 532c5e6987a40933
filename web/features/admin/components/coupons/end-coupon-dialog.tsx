import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { useDraft } from '../../../../lib/form/use-draft.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { ProvenDialog } from '../../../access/second-factor/proven-dialog.tsx';
import { reasonFault } from '../../model.ts';
import { useCouponChange } from '../../coupon-api.ts';
import { ReasonField } from '../reason-field.tsx';

/** Asks why a coupon ends, and says what stays. */
export function EndCouponDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const text = useText('coupons');
  const admin = useText('admin');
  const draft = useDraft({ reason: '' });
  const whyNot = reasonFault(draft.values.reason);
  const form = useCallForm({
    draft,
    call: useCouponChange(),
    faults: { reason: whyNot !== null && admin(whyNot) },
    toSend: ({ reason }) => ({ end: code, reason: reason.trim() }),
    onDone() {
      showToast({ message: text('ended', { code }) });
      onClose();
    },
  });
  return (
    <ProvenDialog
      form={form}
      opened
      onClose={onClose}
      title={text('endTitle', { code })}
      submit={text('end')}
      danger
      size="small"
    >
      <p>{text('endText')}</p>
      <ReasonField help={admin('reasonHelp')} {...form.text('reason')} />
    </ProvenDialog>
  );
}
