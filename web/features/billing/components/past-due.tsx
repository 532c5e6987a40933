import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { type Billing, changes } from '../api.ts';
import { usePayment } from './use-payment.tsx';

/** What is owed, and the way to pay it now. */
export function PastDue({ billing, memberId }: { billing: Billing; memberId: string }) {
  const text = useText('billing');
  const errorText = useErrorText();
  const format = useFormat();
  const payment = usePayment(billing, changes.pay(memberId));
  const owed = billing.past_due_invoice;
  if (owed === null) return null;
  async function pay(number: string) {
    if (await payment.pay({ number })) showToast({ message: text('paid') });
  }
  return (
    <>
      <Banner
        kind="attention"
        title={text('pastDueTitle', { amount: format.money(owed.balance) })}
        action={
          <Button kind="primary" size="small" busy={payment.busy} onClick={() => void pay(owed.number)}>
            {text('payNow')}
          </Button>
        }
      >
        {text('pastDueText')}
      </Banner>
      {payment.error && (
        <Banner kind="failure" announce>
          {errorText(payment.error)}
        </Banner>
      )}
      {payment.question}
    </>
  );
}
