import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import { connectionsQuery, draftsQuery, postsQuery } from '../../sharing/api.ts';
import { ConnectOutcome } from '../../sharing/components/connect-outcome.tsx';
import { canPost } from '../../sharing/connection-model.ts';
import { needingAttention } from '../../sharing/model.ts';
import { newestQuery } from '../api.ts';
import { BrandCard } from '../components/brand-card.tsx';
import { ConnectionsCard } from '../components/connections-card.tsx';
import { DraftsCard } from '../components/drafts-card.tsx';
import { FirstSteps } from '../components/first-steps.tsx';
import { NeedsAttention } from '../components/needs-attention.tsx';
import { NewestPieces } from '../components/newest-pieces.tsx';
import { NextUp } from '../components/next-up.tsx';
import { PieceOfTheWeekSkeleton } from '../components/piece-of-the-week-skeleton.tsx';
import { PieceOfTheWeek } from '../components/piece-of-the-week.tsx';
import { firstSteps, greetingAt, plannedThisWeek } from '../model.ts';
import { pieceOfTheWeek } from '../pictures.ts';
import { DRAFTS_SHOWN, prepareDashboard } from '../prepare-dashboard.ts';
import classes from './dashboard-page.module.css';

export { prepareDashboard };

const NEWEST_SHOWN = 4;

/** The first page after signing in: what needs the member, what to post this week, what is planned. */
export function DashboardPage() {
  const text = useText('dashboard');
  const session = useSession();
  const timeZone = useTimeZone();
  const [now] = useState(serverNow);
  const language = useOwnContentLanguage();
  const brand = useQuery(brandQuery);
  const connections = useQuery(connectionsQuery);
  const newest = useQuery(newestQuery(language));
  const upcoming = useInfiniteQuery(postsQuery('upcoming'));
  const past = useInfiniteQuery(postsQuery('past'));
  // Where they cannot be read no drafts are shown; their own page says why.
  const drafts = useInfiniteQuery(draftsQuery(DRAFTS_SHOWN));

  const upcomingPosts = upcoming.data?.pages.flatMap((page) => page.items);
  const pastPosts = past.data?.pages.flatMap((page) => page.items) ?? [];
  const attention = needingAttention([...(upcomingPosts ?? []), ...pastPosts], now);
  const waiting = upcomingPosts?.filter((post) => !attention.includes(post));
  const planned = plannedThisWeek(upcomingPosts ?? [], now);
  // What needs the member stands above: until it is known whether anything does, nothing below has its place.
  const isPlaced = !upcoming.isPending && !past.isPending && !brand.isPending && !connections.isPending;
  const hero = newest.data && pieceOfTheWeek(newest.data);
  const others = newest.data?.filter((piece) => piece !== hero).slice(0, NEWEST_SHOWN) ?? [];
  const canPostNow = connections.data?.some(canPost) ?? false;
  const hasPosted = [...(upcomingPosts ?? []), ...pastPosts].some((post) => post.state !== 'cancelled');
  const steps =
    brand.data && connections.data && session?.viewing === null
      ? firstSteps({ brand: brand.data, connected: canPostNow, posted: hasPosted }, session.profileFlags)
      : null;
  const week = planned === 0 ? text('weekNone') : text('weekSome', { count: planned });

  return (
    <>
      <PageHeader
        title={text(greetingAt(now, timeZone), { name: session?.user.first_name ?? '' })}
        lead={upcomingPosts === undefined ? text('weekUnknown') : week}
      />
      <div className={classes['page']}>
        {session !== null && session.levelWaits !== null && (
          <Banner kind="attention" action={<LinkButton to="/account">{text('levelWaitsGo')}</LinkButton>}>
            {text('levelWaits')}
          </Banner>
        )}
        <ConnectOutcome />
        <NeedsAttention posts={attention} />
        <div key={isPlaced ? 'placed' : 'waiting'} className={classes['columns']}>
          <div className={classes['main']}>
            {newest.error && newest.data === undefined && (
              <Failed
                title={text('pieceFailed')}
                error={newest.error}
                onRetry={() => void newest.refetch()}
                place="part"
              />
            )}
            {(newest.isPending || !isPlaced) && <PieceOfTheWeekSkeleton />}
            {newest.data?.length === 0 && (
              <Card>
                <EmptyState drawing="empty" title={text('pieceNone')}>
                  {text('pieceNoneText')}
                </EmptyState>
              </Card>
            )}
            {steps && isPlaced && <FirstSteps steps={steps} />}
            {hero && isPlaced && <PieceOfTheWeek key={hero.id} piece={hero} language={language} />}
            {isPlaced && <DraftsCard drafts={drafts.data?.pages[0]?.items ?? []} />}
          </div>
          <div className={classes['side']}>
            {isPlaced ? (
              <>
                <NextUp posts={waiting} error={upcoming.error} onRetry={() => void upcoming.refetch()} />
                <ConnectionsCard />
                {brand.data && <BrandCard brand={brand.data} />}
                {brand.error && brand.data === undefined && (
                  <Failed
                    title={text('profileFailed')}
                    error={brand.error}
                    onRetry={() => void brand.refetch()}
                    place="part"
                  />
                )}
              </>
            ) : (
              <>
                <Card title={text('nextTitle')}>
                  <ListSkeleton rows={3} />
                </Card>
                <Card title={text('connectionsTitle')}>
                  <ListSkeleton rows={1} />
                </Card>
              </>
            )}
          </div>
        </div>
        {/* Drafts would push it down: it is drawn once it is known whether there are any. */}
        {!drafts.isPending && isPlaced && <NewestPieces pieces={newest.isPending ? undefined : others} />}
      </div>
    </>
  );
}
