import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { AnchorButton } from '../../../ui/action/button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { KeyValueList } from '../../../ui/layout/key-value.tsx';
import type { Billing } from '../api.ts';
import { usePlanName } from '../use-plan-name.ts';
import classes from './billing.module.css';

/** Apple's own page of what somebody subscribes to. */
const SETTINGS = 'https://apps.apple.com/account/subscriptions';

type Apple = NonNullable<Billing['apple']>;

const TONES: Readonly<Record<Apple['status'], Tone>> = {
  active: 'good',
  grace_period: 'attention',
  billing_retry: 'attention',
  expired: 'neutral',
  revoked: 'neutral',
};

function useNext({ status, expires_at, grace_ends_at, renews }: Apple): string {
  const text = useText('billing');
  const format = useFormat();
  const day = (instant: string | null) => (instant === null ? '' : format.date(instant, 'longDate'));
  if (status === 'grace_period') return text('apple_graceUntil', { date: day(grace_ends_at ?? expires_at) });
  if (status === 'billing_retry') return text('apple_tries');
  if (status === 'revoked') return text('apple_takenBack');
  if (status === 'expired') return text('nextEnded', { date: day(expires_at) });
  return text(renews ? 'apple_renews' : 'apple_ends', { date: day(expires_at) });
}

/** A subscription that Apple bills: how it stands, and where it is changed. */
export function AppleCard({ billing, apple }: { billing: Pick<Billing, 'plans'>; apple: Apple }) {
  const text = useText('billing');
  const planName = usePlanName(billing);
  const badge = <StatusBadge tone={TONES[apple.status]}>{text(`apple_${apple.status}`)}</StatusBadge>;
  return (
    <Card title={text('apple_title')} aside={badge}>
      <div className={classes['stack']}>
        <p className={classes['next']}>{useNext(apple)}</p>
        <KeyValueList facts={[{ label: text('plan'), value: planName(apple.plan.code, apple.plan.code) }]} />
        <p>{text('apple_text')}</p>
        <div className={classes['actions']}>
          <AnchorButton kind="primary" href={SETTINGS} newTab>
            {text('apple_settings')}
          </AnchorButton>
        </div>
      </div>
    </Card>
  );
}
