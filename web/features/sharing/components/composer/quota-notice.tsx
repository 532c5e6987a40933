import { DAY_MS, MINUTE_MS } from '@yardsign/domain/time/spans';
import { useQueries } from '@tanstack/react-query';
import { networkName, networks } from '@yardsign/domain/sharing/networks/networks';
import type { SocialNetwork } from '@yardsign/domain/sharing/networks/social-network';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { quotaQuery } from '../../api.ts';
import { keyOf, type Target } from '../../target-model.ts';
import classes from './targets/target-picker.module.css';

const hasLimit = ({ network }: Target) => {
  const about: SocialNetwork | undefined = networks[network];
  return about !== undefined && (about.capabilities.asksQuota === true || about.capabilities.quota !== null);
};

/** What of their limits these targets have used, as their networks say it or as we have counted: before anything is posted or planned. */
export function QuotaNotice({ targets }: { targets: readonly Target[] }) {
  const text = useText('composer');
  const asked = targets.filter(hasLimit);
  const answers = useQueries({ queries: asked.map(({ network, targetId }) => quotaQuery(network, targetId)) });
  return asked.map((target, index) => {
    const quota = answers[index]?.data;
    // What we have counted ourselves is worth a line once there is something to count.
    if (!quota || (quota.counted === 'here' && quota.used === 0)) return null;
    const { used, most, everyMs, counted } = quota;
    const isDay = everyMs === DAY_MS;
    const words = { network: networkName(target.network), target: target.name, used, most };
    const minutes = Math.round(everyMs / MINUTE_MS);
    const counting = isDay ? text('quotaCounted', words) : text('quotaCountedMinutes', { ...words, minutes });
    if (used < most)
      return (
        <p key={keyOf(target)} className={classes['waiting']}>
          {counted === 'network' ? text('quotaUsed', words) : counting}
        </p>
      );
    return (
      <Banner
        key={keyOf(target)}
        kind="attention"
        title={isDay ? text('quotaReached', words) : text('quotaReachedMinutes', { ...words, minutes })}
      >
        {text('quotaWaits', words)}
      </Banner>
    );
  });
}
