import { useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Billing, changes, type OwnSubscription } from '../api.ts';
import classes from './billing.module.css';
import { usePayment } from './use-payment.tsx';

const MOST_SEATS = 500;

/** Seats that a team's owner buys with the plan: billed at once for the rest of the period, given at once. */
export function SeatsCard({ billing, subscription }: { billing: Billing; subscription: OwnSubscription }) {
  const text = useText('billing');
  const errorText = useErrorText();
  const bought = subscription.add_ons.find(({ add_on }) => add_on.code.includes('team-member'))?.quantity ?? 0;
  const [typed, setTyped] = useState(String(bought));
  const payment = usePayment(billing, changes.changeSeats(subscription.id));
  const quantity = Number(typed);
  const isRight = /^\d{1,3}$/.test(typed) && quantity <= MOST_SEATS;
  async function save() {
    if (await payment.pay({ quantity })) showToast({ message: text('seatsSaved') });
  }
  return (
    <Card title={text('seatsTitle')}>
      <form
        className={classes['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) void save();
        }}
      >
        <p className={classes['soft']}>{text('seatsText')}</p>
        {payment.error && (
          <Banner kind="failure" announce>
            {errorText(payment.error)}
          </Banner>
        )}
        <div className={classes['coupon']}>
          <TextField
            label={text('seatsBought')}
            inputMode="numeric"
            value={typed}
            error={isRight ? undefined : text('seatsWrong')}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" busy={payment.busy} disabled={!isRight || quantity === bought}>
            {text('seatsSave')}
          </Button>
        </div>
      </form>
      {payment.question}
    </Card>
  );
}
