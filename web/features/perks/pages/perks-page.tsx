import { IconGift } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mayRefer } from '@yardsign/domain/access/roles';
import { PARTNER_PERK, perkOrder, REFERRAL_PERK } from '@yardsign/domain/perks/perks';
import { useEffect } from 'react';
import { useLanguage } from '../../../lib/i18n/language-store.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { standingOf } from '../../../lib/session/guard-person.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { type Perk, perksQuery } from '../api.ts';
import { PerkCard } from '../components/perk-card.tsx';
import classes from '../components/perks.module.css';

/** The same in every language. */
const PARTNER_NAME = 'REDX';

const symbol = (
  <span className={classes['symbol']}>
    <IconGift size={28} stroke={1.5} aria-hidden="true" />
  </span>
);

function Entry({ slug, perk }: { slug: string; perk: Perk | null }) {
  const text = useText('perks');
  if (slug === REFERRAL_PERK)
    return (
      <PerkCard
        to={`/my-perks/${REFERRAL_PERK}`}
        header={text('referralHeader')}
        description={text('referralDescription')}
        gain={text('referralGain')}
        picture={symbol}
      />
    );
  if (!perk)
    return (
      <PerkCard
        to={`/my-perks/${PARTNER_PERK}`}
        header={PARTNER_NAME}
        description={text('partnerDescription')}
        picture={symbol}
      />
    );
  const picture = perk.logo ?? perk.featuredImage;
  return (
    <PerkCard
      to={perk.path}
      header={perk.header}
      description={perk.description}
      gain={perk.promotion}
      picture={picture === null ? symbol : <img src={picture} alt="" width={56} height={56} loading="lazy" />}
    />
  );
}

/** What members are offered. The partner and the referral program stay when the rest cannot be read. */
export function PerksPage() {
  const text = useText('perks');
  const titles = useText('titles');
  const session = useSession();
  const language = useLanguage();
  const query = useQuery(perksQuery(language));
  const { data, error, isFetching, refetch } = query;
  const hasFailed = data === undefined && error !== null;
  useEffect(() => {
    if (hasFailed) showToast({ kind: 'failure', message: text('failedOne'), about: 'perks' });
  }, [hasFailed, text]);
  const entries = perkOrder(data ?? null, session !== null && mayRefer(standingOf(session)));
  return (
    <>
      <PageHeader title={titles('myPerks')} lead={text('lead')} />
      <ul className={classes['list']}>
        {entries.map(({ slug, perk }) => (
          <Entry key={slug} slug={slug} perk={perk} />
        ))}
      </ul>
      {data === undefined && error === null && <ListSkeleton />}
      {hasFailed && (
        <div className={classes['failed']}>
          <Failed
            place="part"
            title={text('failedAll')}
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </>
  );
}
