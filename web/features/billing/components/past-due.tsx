import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { type Billing, changes } from '../api.ts';
import { usePayment } from './use-payment.tsx';

interface PastDueProps {
  billing: Billing;
  memberId: string;
}

/** What is owed, and the way to pay it now. What was refused is about the card of then: with another one it is not said any more. */
export function PastDue({ billing, memberId }: PastDueProps) {
  const card = billing.account?.billing_info?.payment_method;
  return <Owed key={`${card?.last_four} ${card?.exp_month} ${card?.exp_year}`} billing={billing} memberId={memberId} />;
}

function Owed({ billing, memberId }: PastDueProps) {
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
