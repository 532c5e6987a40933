import { isTeamOwner } from '@yardsign/domain/access/roles';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { Billing } from '../api.ts';
import classes from '../components/billing.module.css';
import { AppleCard } from '../components/apple-card.tsx';
import { CardCard } from '../components/card-card.tsx';
import { InvoicesCard } from '../components/invoices-card.tsx';
import { PastDue } from '../components/past-due.tsx';
import { SeatsCard } from '../components/seats-card.tsx';
import { SubscriptionActions, TeamPlans } from '../components/subscription-actions.tsx';
import { SubscriptionCard } from '../components/subscription-card.tsx';

const RUNNING: ReadonlySet<Billing['stage']> = new Set(['active', 'trial', 'pending-change']);

/** What a member has, what it costs, what happens next and when, and what can be done about it. */
export function SubscriptionView({ billing, session }: { billing: Billing; session: Session }) {
  const text = useText('billing');
  const titles = useText('titles');
  const { subscription } = billing;
  const memberId = session.user.id;
  const mayChoosePlan = !isTeamOwner(session.user);
  const leadsTeam = session.user.type?.endsWith('Owner') === true && session.user.type !== 'Licensed Owner';
  return (
    <>
      <PageHeader title={titles('subscription')} lead={text('subscriptionLead')} />
      <div className={classes['stack']}>
        {billing.test_data && <Banner kind="info">{text('testData')}</Banner>}
        {billing.source === 'apple' && billing.apple ? (
          <AppleCard billing={billing} apple={billing.apple} />
        ) : subscription ? (
          <>
            <PastDue billing={billing} memberId={memberId} />
            <SubscriptionCard billing={billing} subscription={subscription} />
            {!billing.test_data && (
              <SubscriptionActions billing={billing} subscription={subscription} mayChoosePlan={mayChoosePlan} />
            )}
            {billing.stage === 'ended' && <LinkButton to="/reactivate">{text('chooseAgain')}</LinkButton>}
            {leadsTeam && !billing.test_data && RUNNING.has(billing.stage) && (
              <SeatsCard key={subscription.add_ons[0]?.quantity ?? 0} billing={billing} subscription={subscription} />
            )}
            {/* Whoever is paused reaches no other page about money (C-56). */}
            {session.user.status === 'paused' && (
              <>
                <CardCard billing={billing} memberId={memberId} />
                <InvoicesCard memberId={memberId} readOnly={false} />
              </>
            )}
          </>
        ) : (
          <Card title={text(billing.source === 'recurly' ? 'nothingPaid' : 'nothingToPay')}>
            <div className={classes['stack']}>
              <p>{text(billing.source === 'recurly' ? 'nothingPaidText' : 'nothingToPayText')}</p>
              {billing.source === 'recurly' && !mayChoosePlan && <TeamPlans />}
              {billing.source === 'recurly' && mayChoosePlan && (
                <div className={classes['actions']}>
                  <LinkButton kind="primary" to="/upgrade">
                    {text('choosePlanGo')}
                  </LinkButton>
                </div>
              )}
            </div>
          </Card>
        )}
      </div>
    </>
  );
}
