import { useText } from '../../../lib/i18n/use-text.ts';
import { useLinkedCoupon } from '../use-linked-coupon.ts';
import { BillingOr } from './billing-or.tsx';
import classes from './billing.module.css';
import { Checkout } from './checkout.tsx';

/** The last step of a sign-up, for who wants to begin with a plan. Nothing where no payments are taken. */
export function SignupCheckout({ memberId, onDone }: { memberId: string; onDone: () => void }) {
  const text = useText('billing');
  const coupon = useLinkedCoupon();
  return (
    <BillingOr otherwise={null} place="part">
      {(billing) =>
        billing.card_fields && (
          <section className={classes['stack']}>
            <h2>{text('startWithPlan')}</h2>
            <Checkout
              billing={{ ...billing, card_fields: billing.card_fields }}
              memberId={memberId}
              first={null}
              coupon={coupon || (billing.offered_coupon ?? '')}
              onDone={onDone}
            />
          </section>
        )
      }
    </BillingOr>
  );
}
