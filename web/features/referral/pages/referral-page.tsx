import { useText } from '../../../lib/i18n/use-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BackLink } from '../../../ui/navigation/back-link.tsx';
import { LinkCard } from '../components/link-card.tsx';
import { ReferredList } from '../components/referred-list.tsx';
import classes from '../components/referral.module.css';

const STEPS = ['stepShare', 'stepStay', 'stepEarn'] as const;

/** How a member earns free months: the rules, the link, and what has come of it. */
export function ReferralPage() {
  const text = useText('referral');
  return (
    <>
      <PageHeader above={<BackLink to="/my-perks">{text('all')}</BackLink>} title={text('title')} lead={text('lead')} />
      <div className={classes['page']}>
        <LinkCard />
        <Card title={text('howTitle')}>
          <ol className={classes['steps']}>
            {STEPS.map((step) => (
              <li key={step}>{text(step)}</li>
            ))}
          </ol>
          <p className={classes['small']}>{text('rules')}</p>
        </Card>
        <ReferredList />
      </div>
    </>
  );
}
