import { useQueries } from '@tanstack/react-query';
import { networkName, networks } from '@yardsign/domain/sharing/networks/networks';
import type { SocialNetwork } from '@yardsign/domain/sharing/networks/social-network';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { quotaQuery } from '../../api.ts';
import { keyOf, type Target } from '../../target-model.ts';
import classes from './targets/target-picker.module.css';

const asksQuota = ({ network }: Target) => {
  const about: SocialNetwork | undefined = networks[network];
  return about?.capabilities.asksQuota === true;
};

/** What of the day of these targets is used, where their networks say it: before anything is posted or planned. */
export function QuotaNotice({ targets }: { targets: readonly Target[] }) {
  const text = useText('sharing');
  const asked = targets.filter(asksQuota);
  const answers = useQueries({ queries: asked.map(({ network, targetId }) => quotaQuery(network, targetId)) });
  return asked.map((target, index) => {
    const quota = answers[index]?.data;
    if (!quota) return null;
    const words = { network: networkName(target.network), target: target.name, ...quota };
    if (quota.used < quota.most)
      return (
        <p key={keyOf(target)} className={classes['waiting']}>
          {text('quotaUsed', words)}
        </p>
      );
    return (
      <Banner key={keyOf(target)} kind="attention" title={text('quotaReached', words)}>
        {text('quotaWaits', words)}
      </Banner>
    );
  });
}
