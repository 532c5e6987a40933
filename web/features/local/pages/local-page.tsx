import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { MarketView } from '../components/market-view.tsx';
import { useLocalProfile } from '../model/use-local-settings.ts';

/** The figures of the member's own markets. */
export function LocalMarketsPage() {
  const title = useText('titles');
  const text = useText('local');
  const profile = useLocalProfile();
  return (
    <>
      <PageHeader title={title('local')} lead={text('lead')} />
      <Loaded query={profile} waiting={<CardsSkeleton count={4} ratio={2} />} place="list" failed={text('failed')}>
        {(read) => <MarketView profile={read} />}
      </Loaded>
    </>
  );
}
