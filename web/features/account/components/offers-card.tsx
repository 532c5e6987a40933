import { useFormat } from '../../../lib/format/use-format.ts';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Session } from '../../../lib/session/session-query.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { changes, type OwnAccount, useAccountChange } from '../api.ts';
import classes from './account-cards.module.css';

const NAMES = { 'video-beta': 'beta_video-beta', 'realtalk-beta': 'beta_realtalk-beta' } as const;
const nameKey = (slug: string) => (slug in NAMES ? NAMES[slug as keyof typeof NAMES] : null);

function Trial({ session, account }: { session: Session; account: OwnAccount }) {
  const text = useText('account');
  const format = useFormat();
  const errorText = useErrorText();
  const start = useAccountChange(changes.startTrial(session.user.id));
  if (account.trial) {
    const date = format.date(account.trial.endsAt, 'longDate');
    const running = Date.parse(account.trial.endsAt) > serverNow().getTime();
    return <p className={classes['soft']}>{running ? text('trialRunning', { date }) : text('trialEnded', { date })}</p>;
  }
  const begin = () =>
    start.mutate(undefined, {
      onSuccess: () => showToast({ message: text('trialOn') }),
      onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
    });
  return (
    <>
      <p className={classes['soft']}>{text('trialOffer')}</p>
      <div className={classes['actions']}>
        <Button onClick={begin} busy={start.isPending} disabled={session.impersonation !== null}>
          {text('trialStart')}
        </Button>
      </div>
    </>
  );
}

/** The trial of those who have or may have one. */
export function TrialCard({ session, account }: { session: Session; account: OwnAccount }) {
  const text = useText('account');
  return (
    <Card title={text('trialCardTitle')}>
      <div className={classes['form']}>
        <Trial session={session} account={account} />
      </div>
    </Card>
  );
}

function EarlyFeature({ session, slug }: { session: Session; slug: string }) {
  const text = useText('account');
  const errorText = useErrorText();
  const add = useAccountChange(changes.addFeature(session.user.id));
  const key = nameKey(slug);
  const name = key === null ? slug : text(key);
  // The row is gone before its call has ended, and what it would be told of is awaited here.
  async function turnOn() {
    try {
      await add.mutateAsync(slug);
      showToast({ message: text('betaAdded') });
    } catch (error) {
      showToast({ kind: 'failure', message: errorText(error) });
    }
  }
  return (
    <div className={classes['actions']}>
      <span>{name}</span>
      <Button
        size="small"
        aria-label={`${text('betaAdd')}: ${name}`}
        onClick={() => void turnOn()}
        busy={add.isPending}
        disabled={session.impersonation !== null}
      >
        {text('betaAdd')}
      </Button>
    </div>
  );
}

/** Features that members may give themselves, until they have them. */
export function EarlyFeaturesCard({ session, slugs }: { session: Session; slugs: readonly string[] }) {
  const text = useText('account');
  return (
    <Card title={text('betaTitle')}>
      <div className={classes['form']}>
        <p className={classes['soft']}>{text('betaText')}</p>
        {slugs.map((slug) => (
          <EarlyFeature key={slug} session={session} slug={slug} />
        ))}
      </div>
    </Card>
  );
}
