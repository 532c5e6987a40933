import { favoritesFirst, latestOf } from '@yardsign/domain/local/figures';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePageSearch } from '../../../lib/search/page-search.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { figuresQuery } from '../api.ts';
import { localSearch } from '../model/local-search.ts';
import type { LocalProfile } from '../model/use-local-settings.ts';
import { ChartCard } from './chart-card.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { FiguresCard } from './figures-card.tsx';
import classes from './local.module.css';
import { AddMarketButton, MarketBar } from './market-bar.tsx';

interface MarketViewProps {
  profile: LocalProfile;
  /** The chart alone, where a graphic is begun with it. */
  chartOnly?: boolean;
}

/** The market on screen, of those in the profile: its figures, one of them as a chart, and what they are made of. */
export function MarketView({ profile, chartOnly = false }: MarketViewProps) {
  const text = useText('local');
  const navigate = useNavigate();
  const asked = usePageSearch(localSearch);
  const market = profile.markets.find((each) => each === asked.market) ?? profile.markets[0] ?? '';
  const figures = useQuery({ ...figuresQuery(profile.memberId, market), enabled: market !== '' });
  const go = (change: Parameters<typeof localSearch.change>[0]) =>
    void navigate({ to: '.', search: localSearch.change(change), replace: true, resetScroll: false });
  const toMarket = (next: string) => go({ market: next });
  if (market === '')
    return (
      <EmptyState
        drawing="empty"
        title={text('noMarkets')}
        action={<AddMarketButton profile={profile} kind="primary" onAdded={toMarket} />}
      >
        {text('noMarketsText')}
      </EmptyState>
    );
  return (
    <div className={classes['page']}>
      <MarketBar profile={profile} market={market} onChange={toMarket} />
      <Loaded query={figures} waiting={<CardsSkeleton count={4} ratio={2} />} place="list" failed={text('failed')}>
        {(kept) => {
          const order = favoritesFirst(profile.favoriteMetrics, kept.months);
          const known = order.filter((metric) => latestOf(kept.months, metric) !== null);
          const shown = known.find((metric) => metric === asked.figure) ?? known[0];
          const chart = shown !== undefined && <ChartCard profile={profile} figures={kept} metric={shown} />;
          if (chartOnly) return chart || <p className={classes['soft']}>{text('noFigures')}</p>;
          return (
            <>
              {shown !== undefined && (
                <FigureTiles profile={profile} months={kept.months} shown={shown} onShow={(figure) => go({ figure })} />
              )}
              {chart}
              {/* It stays where it is when the first figures come: a month may be half typed in it. */}
              <FiguresCard memberId={profile.memberId} figures={kept} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
