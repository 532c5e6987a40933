import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { Billing } from '../api.ts';
import classes from '../components/billing.module.css';
import { AppleCard } from '../components/apple-card.tsx';
import { CardCard } from '../components/card-card.tsx';
import { Checkout } from '../components/checkout.tsx';
import { InvoicesCard } from '../components/invoices-card.tsx';
import { PastDue } from '../components/past-due.tsx';
import { useLinkedCoupon } from '../use-linked-coupon.ts';

interface ReactivateViewProps {
  billing: Billing;
  session: Session;
  /** How the account stands. */
  children: ReactNode;
  /** A trial, where there is one to have. */
  offer?: ReactNode;
}

/** The way back: the plan from before, a card, and everything is there again. Who owes pays that first. */
export function ReactivateView({ billing, session, children, offer }: ReactivateViewProps) {
  const text = useText('billing');
  const states = useText('states');
  const navigate = useNavigate();
  const coupon = useLinkedCoupon();
  const memberId = session.user.id;
  const { card_fields, past_due_invoice, subscription } = billing;
  const owes = past_due_invoice !== null && billing.stage !== 'ended';
  return (
    <>
      <PageHeader title={states('reactivateTitle')} lead={children} />
      <div className={classes['stack']}>
        {offer}
        {billing.apple?.status === 'billing_retry' && <AppleCard billing={billing} apple={billing.apple} />}
        {owes && <PastDue billing={billing} memberId={memberId} />}
        {!owes && card_fields && (
          <Checkout
            billing={{ ...billing, card_fields }}
            memberId={memberId}
            first={subscription?.plan.code ?? null}
            coupon={coupon || (billing.offered_coupon ?? '')}
            onDone={() => void navigate({ to: '/dashboard' })}
          />
        )}
        {(owes || billing.account !== null) && <CardCard billing={billing} memberId={memberId} />}
        {billing.account !== null && <InvoicesCard memberId={memberId} readOnly={false} />}
        <div className={classes['actions']}>
          <LinkButton to="/support">{states('contactSupport')}</LinkButton>
          <LinkButton to="/logout">{states('logout')}</LinkButton>
        </div>
        <p className={classes['soft']}>{text('keptForYou')}</p>
      </div>
    </>
  );
}
