import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { accountQuery, changes, renewSession, useAccountChange } from '../api.ts';
import classes from './entry.module.css';

/** The trial for an account that has none yet and may have one. Once it runs, the members' area is the next page. */
export function TrialOffer({ session }: { session: Session }) {
  const text = useText('account');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const trial = useAccountChange(changes.startTrial(session.user.id));
  const impersonated = session.impersonation !== null;

  async function begin() {
    try {
      await trial.mutateAsync(undefined);
    } catch {
      // The refusal is on screen. Another tab, or staff, may have been faster: how the account stands is read again.
      await Promise.allSettled([queryClient.invalidateQueries(accountQuery), renewSession(queryClient)]);
      return;
    }
    showToast({ message: text('trialOn') });
    // The session has been read again; should that have failed, the navigation asks once more.
    await navigate({ to: '/dashboard', search: { sync: 'account' }, replace: true });
  }

  return (
    <Card title={text('trialTitle')}>
      <div className={classes['stack']}>
        <p>{text('trialText')}</p>
        {trial.error && (
          <Banner kind="failure" announce>
            {errorText(trial.error)}
          </Banner>
        )}
        {impersonated && <p className={classes['soft']}>{text('impersonatingNote')}</p>}
        <Button
          kind="primary"
          size="large"
          wide
          disabled={impersonated}
          busy={trial.isPending}
          busyText={text('trialStarting')}
          onClick={() => void begin()}
        >
          {text('trialStart')}
        </Button>
      </div>
    </Card>
  );
}
