import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { forgetMember } from '../../../lib/session/forget-member.ts';
import { type Session, sessionQuery } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { FormSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { linkQuery, useRedeemTicket } from '../api.ts';
import { Entry } from '../components/entry.tsx';
import classes from '../components/entry.module.css';
import { LinkBroken } from '../components/link-broken.tsx';
import { SignupSteps } from '../components/signup-steps.tsx';
import { useTakenSearch } from '../components/use-taken-search.ts';
import { type LinkKey, readTicket } from '../model.ts';

/** Where somebody without a link belongs: into their own sign-up, to their subscription, or to the sign-in page. */
function WithoutLink({ session }: { session: Session | null }) {
  // Once begun it ends by itself: its last step makes the account active, and leads on.
  const [begun] = useState(session?.user.status === 'incomplete');
  if (session === null) return <Navigate to="/login" replace />;
  return begun ? <SignupSteps session={session} /> : <Navigate to="/subscription" replace />;
}

function Linked({ linkKey, session, onUsed }: { linkKey: LinkKey; session: Session | null; onUsed: () => void }) {
  const text = useText('account');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const link = useQuery(linkQuery('complete-signup', linkKey));
  const redeem = useRedeemTicket(linkKey);
  const [secondStep, setSecondStep] = useState(false);
  const [leaving, setLeaving] = useState(false);
  if (link.error) {
    if (session !== null) return <WithoutLink session={session} />;
    return <LinkBroken error={link.error} to="/signup" label={text('askAgain')} onRetry={() => void link.refetch()} />;
  }
  if (!link.data)
    return (
      <Entry title={text('completeTitle')}>
        <FormSkeleton fields={1} />
      </Entry>
    );
  const { account } = link.data;
  // Their own link: they are in already.
  if (session !== null && session.user.username === account.username) return <WithoutLink session={session} />;

  async function goOn() {
    if (session !== null) {
      setLeaving(true);
      await api.access.logout().catch(() => null);
      forgetMember();
      queryClient.setQueryData(sessionQuery.queryKey, null);
    }
    const opened = await redeem.mutateAsync().catch(() => null);
    setLeaving(false);
    if (opened === false) setSecondStep(true);
    else if (opened === true) onUsed();
  }

  return (
    <Entry title={text('completeHello', { name: account.name })} lead={text('completeWhose', account)}>
      <div className={classes['stack']}>
        {redeem.error && (
          <Banner kind="failure" announce>
            {errorText(redeem.error)}
          </Banner>
        )}
        {secondStep && (
          <Banner kind="info" action={<LinkButton to="/login">{text('signupLogin')}</LinkButton>}>
            {text('completeSecondFactor')}
          </Banner>
        )}
        {session !== null && (
          <Banner kind="attention">{text('completeSwitch', { current: session.user.username })}</Banner>
        )}
        <div className={classes['buttons']}>
          <Button
            kind="primary"
            size="large"
            wide
            busy={redeem.isPending || leaving}
            busyText={text('completeGoing')}
            onClick={() => void goOn()}
          >
            {session === null ? text('completeGo') : text('completeSwitchGo', account)}
          </Button>
          {session !== null && <Link to="/">{text('completeStay')}</Link>}
        </div>
      </div>
    </Entry>
  );
}

/**
 * Opened from the mail of a sign-up, or where the guards lead an unfinished account. The link is used up by a button, never
 * by opening the page: mail programs open links too.
 */
export function CompleteSignupPage() {
  const text = useText('account');
  const [linkKey, setLinkKey] = useState(readTicket(useTakenSearch()['v']));
  const session = useQuery(sessionQuery);
  if (session.isPending)
    return (
      <Entry title={text('completeTitle')}>
        <FormSkeleton fields={1} />
      </Entry>
    );
  const known = session.data ?? null;
  if (linkKey === null) return <WithoutLink session={known} />;
  return <Linked linkKey={linkKey} session={known} onUsed={() => setLinkKey(null)} />;
}
