import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { DesignsPage } from '../../designs/pages/designs-page.tsx';
import { MarketView } from '../components/market-view.tsx';
import { useLocalProfile } from '../model/use-local-settings.ts';

/** The graphic builder, beginning with the chart of the market that was on screen. */
export function LocalDesignsPage() {
  const text = useText('local');
  const profile = useLocalProfile();
  return (
    <DesignsPage
      first={
        <Loaded query={profile} waiting={<CardsSkeleton count={1} ratio={2} />} place="list" failed={text('failed')}>
          {(read) => <MarketView profile={read} chartOnly />}
        </Loaded>
      }
    />
  );
}
