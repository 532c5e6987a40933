import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { type Billing, changes, type OwnSubscription, useBillingChange } from '../api.ts';
import { annualOf, mayDropChange } from '../model.ts';
import classes from './billing.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';

interface ActionsProps {
  billing: Billing;
  subscription: OwnSubscription;
  /** Whether the page for upgrades takes them: plans of teams are arranged in person. */
  mayChoosePlan: boolean;
}

/** For who leads a team, in place of the way to the plans: the page of those sends them away. */
export function TeamPlans() {
  const text = useText('billing');
  return (
    <p className={classes['soft']}>
      {text('teamPlans')} <Link to="/support">{text('writeToUs')}</Link>
    </p>
  );
}

/** What can be done about a subscription in its state, and why something cannot. */
export function SubscriptionActions({ billing, subscription, mayChoosePlan }: ActionsProps) {
  const text = useText('billing');
  const errorText = useErrorText();
  const [open, setOpen] = useState<'pause' | 'cancel' | null>(null);
  const resume = useBillingChange(changes.resume(subscription.id));
  const reactivate = useBillingChange(changes.reactivate(subscription.id));
  const keepGoing = useBillingChange(changes.pause(subscription.id));
  const dropChange = useBillingChange(changes.dropChange(subscription.id));
  const all = [resume, reactivate, keepGoing, dropChange];
  const busy = all.some(({ isPending }) => isPending);
  const error = all.find((one) => one.error !== null)?.error ?? null;
  const { stage } = billing;
  const [obstacle] = billing.pause_obstacles;
  const runs = ['active', 'trial', 'pending-change', 'pending-pause'].includes(stage);
  const pauses = ['active', 'trial', 'pending-change'].includes(stage);
  const mayPause = pauses && obstacle === undefined;
  const mayCancel = runs || stage === 'paused';
  const annual = annualOf(billing);
  const close = () => setOpen(null);
  return (
    <div className={classes['stack']}>
      {error && (
        <Banner kind="failure" announce>
          {errorText(error)}
        </Banner>
      )}
      <div className={classes['actions']}>
        {stage === 'paused' && (
          <Button kind="primary" busy={resume.isPending} disabled={busy} onClick={() => resume.mutate(undefined)}>
            {text('resume')}
          </Button>
        )}
        {stage === 'pending-cancel' && (
          <Button
            kind="primary"
            busy={reactivate.isPending}
            disabled={busy}
            onClick={() => reactivate.mutate(undefined)}
          >
            {text('reactivate')}
          </Button>
        )}
        {stage === 'pending-pause' && (
          <Button
            kind="primary"
            busy={keepGoing.isPending}
            disabled={busy}
            onClick={() => keepGoing.mutate({ cycles: 0 })}
          >
            {text('dropPause')}
          </Button>
        )}
        {mayDropChange(stage, subscription) && (
          <Button busy={dropChange.isPending} disabled={busy} onClick={() => dropChange.mutate(undefined)}>
            {text('dropChange')}
          </Button>
        )}
        {pauses && (
          <>
            {mayChoosePlan && (
              <LinkButton kind="primary" to="/upgrade">
                {text('changePlan')}
              </LinkButton>
            )}
            {mayChoosePlan && annual && (
              <LinkButton to="/upgrade" search={{ plan: annual.code }}>
                {text('payByTheYear')}
              </LinkButton>
            )}
            <Button
              disabled={!mayPause || busy}
              onClick={() => setOpen('pause')}
              {...(obstacle !== undefined && { 'aria-describedby': 'pause-obstacle' })}
            >
              {text('pause')}
            </Button>
          </>
        )}
        {mayCancel && (
          <Button kind="quiet" disabled={busy} onClick={() => setOpen('cancel')}>
            {text('cancelSubscription')}
          </Button>
        )}
      </div>
      {pauses && !mayChoosePlan && <TeamPlans />}
      {pauses && obstacle !== undefined && (
        <p className={classes['soft']} id="pause-obstacle">
          {text(`obstacle_${obstacle}`)}
        </p>
      )}
      {/* What another tab has done meanwhile needs no window any more. */}
      <PauseDialog
        billing={billing}
        subscriptionId={subscription.id}
        opened={open === 'pause' && pauses}
        onClose={close}
      />
      <CancelDialog
        subscription={subscription}
        opened={open === 'cancel' && mayCancel}
        onClose={close}
        onPause={mayPause ? () => setOpen('pause') : null}
      />
    </div>
  );
}
