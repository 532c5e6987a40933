import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { useNow } from '../../../lib/session/use-now.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { useOwnContentLanguage } from '../../content/content-language.ts';
import { NoticeBanners } from '../../content/components/notice-banners.tsx';
import { marksQuery } from '../../content/marks.ts';
import { noticesQuery } from '../../content/notices.ts';
import { brandQuery } from '../../profile/brand-query.ts';
import { adviceQuery } from '../../results/api.ts';
import { WorthAgain } from '../../results/components/learnt.tsx';
import { connectionsQuery, postsQuery } from '../../sharing/api.ts';
import { draftsQuery } from '../../sharing/drafts-api.ts';
import { ConnectOutcome } from '../../sharing/components/connections/connect-outcome.tsx';
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
import { firstSteps, greetingAt, weekOf, weekText } from '../model.ts';
import { pieceOfTheWeek, suitedFirst } from '../pictures.ts';
import { DRAFTS_SHOWN, prepareDashboard } from '../prepare-dashboard.ts';
import classes from './dashboard-page.module.css';

export { prepareDashboard };

const NEWEST_SHOWN = 4;

/** What the page reads, and what is known by it. */
function useDashboard() {
  const session = useSession();
  const now = useNow();
  const mode = session?.contentMode ?? 'standard';
  const language = useOwnContentLanguage();
  const brand = useQuery(brandQuery);
  const connections = useQuery(connectionsQuery);
  const newest = useQuery(newestQuery(language));
  const notices = useQuery(noticesQuery(language, useTimeZone()));
  const marks = useQuery(marksQuery);
  // Where it cannot be read nothing is offered again; its own page says why.
  const advice = useQuery(adviceQuery);
  const upcoming = useInfiniteQuery(postsQuery('upcoming'));
  const past = useInfiniteQuery(postsQuery('past'));
  // Where they cannot be read no drafts are shown; their own page says why.
  const drafts = useInfiniteQuery(draftsQuery(DRAFTS_SHOWN));

  const upcomingPosts = upcoming.data?.pages.flatMap((page) => page.items);
  const posts = [...(upcomingPosts ?? []), ...(past.data?.pages.flatMap((page) => page.items) ?? [])];
  const attention = needingAttention(posts, now);
  const steps =
    brand.data && connections.data && session?.impersonation === null
      ? firstSteps(
          {
            brand: brand.data,
            connected: connections.data.some(canPost),
            posted: posts.some((post) => post.state !== 'cancelled'),
          },
          session.profileFlags,
        )
      : null;
  return {
    session,
    mode,
    now,
    language,
    brand,
    newest,
    upcoming,
    drafts,
    again: advice.data?.again ?? [],
    attention,
    steps,
    week: upcomingPosts && weekOf(upcomingPosts, now),
    next: upcomingPosts?.filter((post) => !attention.includes(post)),
    hero: newest.data && pieceOfTheWeek(newest.data, mode),
    // What needs the member stands above: until it is known whether anything does, nothing below has its place.
    isPlaced: [upcoming, past, brand, connections, notices, marks, advice].every(({ isPending }) => !isPending),
  };
}

type Dashboard = ReturnType<typeof useDashboard>;

/** The first page after signing in: what needs the member, what to post this week, what is planned. */
export function DashboardPage() {
  const text = useText('dashboard');
  const timeZone = useTimeZone();
  const dashboard = useDashboard();
  const { session, mode, now, week, isPlaced, newest, hero, drafts } = dashboard;
  const others = suitedFirst(newest.data?.filter((piece) => piece !== hero) ?? [], mode).slice(0, NEWEST_SHOWN);

  return (
    <>
      <PageHeader
        title={text(greetingAt(now, timeZone), { name: session?.user.first_name ?? '' })}
        lead={week === undefined ? text('weekUnknown') : text(weekText(week), { count: week.planned })}
      />
      <div className={classes['page']}>
        {session !== null && session.levelWaits !== null && (
          <Banner kind="attention" action={<LinkButton to="/account">{text('levelWaitsGo')}</LinkButton>}>
            {text('levelWaits')}
          </Banner>
        )}
        <ConnectOutcome />
        <NeedsAttention posts={dashboard.attention} />
        {isPlaced && <NoticeBanners />}
        <div key={isPlaced ? 'placed' : 'waiting'} className={classes['columns']}>
          <div className={classes['main']}>
            <MainColumn {...dashboard} />
          </div>
          <div className={classes['side']}>{isPlaced ? <SideColumn {...dashboard} /> : <SideSkeleton />}</div>
        </div>
        {/* Drafts would push it down: it is drawn once it is known whether there are any. */}
        {!drafts.isPending && isPlaced && <NewestPieces pieces={newest.isPending ? undefined : others} />}
      </div>
    </>
  );
}

function MainColumn({ newest, isPlaced, steps, hero, language, drafts }: Dashboard) {
  const text = useText('dashboard');
  return (
    <>
      {newest.error && newest.data === undefined && (
        <Failed place="part" title={text('pieceFailed')} error={newest.error} onRetry={() => void newest.refetch()} />
      )}
      {(newest.isPending || !isPlaced) && <PieceOfTheWeekSkeleton />}
      {newest.data?.length === 0 && (
        <Card>
          <EmptyState drawing="empty" title={text('pieceNone')}>
            {text('pieceNoneText')}
          </EmptyState>
        </Card>
      )}
      {isPlaced && (
        <>
          {steps && <FirstSteps steps={steps} />}
          {hero && <PieceOfTheWeek key={hero.id} piece={hero} language={language} />}
          <DraftsCard drafts={drafts.data?.pages[0]?.items ?? []} />
        </>
      )}
    </>
  );
}

function SideColumn({ next, upcoming, brand, again }: Dashboard) {
  const text = useText('dashboard');
  return (
    <>
      <NextUp posts={next} error={upcoming.error} onRetry={() => void upcoming.refetch()} />
      <ConnectionsCard />
      {brand.data && <BrandCard brand={brand.data} />}
      {brand.error && brand.data === undefined && (
        <Failed place="part" title={text('profileFailed')} error={brand.error} onRetry={() => void brand.refetch()} />
      )}
      <WorthAgain again={again} />
    </>
  );
}

function SideSkeleton() {
  const text = useText('dashboard');
  return (
    <>
      <Card title={text('nextTitle')}>
        <ListSkeleton rows={3} />
      </Card>
      <Card title={text('connectionsTitle')}>
        <ListSkeleton rows={1} />
      </Card>
    </>
  );
}
