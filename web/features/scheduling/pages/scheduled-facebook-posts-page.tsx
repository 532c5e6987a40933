import { networkName, usualTarget } from '@yardsign/domain/sharing/networks/networks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useFocusKept } from '../../../lib/browser/use-focus-kept.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { SlotActions } from '../../autopilot/components/slot-actions.tsx';
import { SlotRow, SlotRows } from '../../autopilot/components/slot-row.tsx';
import { connectionsQuery } from '../../sharing/api.ts';
import { useImpersonatedName } from '../../sharing/components/use-impersonated-name.ts';
import { PostActions } from '../../sharing/components/posts/post-actions.tsx';
import { useTargetWords } from '../../sharing/components/use-target-words.ts';
import { PostRow, PostRows } from '../../sharing/components/posts/post-row.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { needsConnection, type Post } from '../../sharing/model.ts';
import { comingQuery, listedPostsQuery } from '../api.ts';
import { ScheduledThere } from '../components/scheduled-there.tsx';
import classes from './scheduled-facebook-posts-page.module.css';

const ALL = '';

const NETWORK = 'facebook';
const KIND = usualTarget(NETWORK);

function NoneScheduled() {
  const text = useText('sharing');
  const own = useText('scheduling');
  return (
    <EmptyState
      drawing="scheduled"
      title={own('noneScheduled')}
      action={<LinkButton to="/shareable-content">{text('openLibrary')}</LinkButton>}
    >
      {own('noneScheduledText')}
    </EmptyState>
  );
}

/** The targets that posts go to: those that are connected, and those that posts still wait for. */
function useTargetNames(posts: readonly Post[]): [id: string, name: string][] {
  const connections = useQuery(connectionsQuery);
  const connected = connections.data?.find((connection) => connection.slug === NETWORK)?.targets ?? [];
  const names = new Map(connected.map((one) => [one.value, one.text]));
  for (const post of posts) if (!names.has(post.target.id)) names.set(post.target.id, post.target.name);
  return [...names];
}

function Planned({ posts }: { posts: readonly Post[] }) {
  const text = useText('sharing');
  const own = useText('scheduling');
  const words = useTargetWords()(KIND);
  const [target, setTarget] = useState(ALL);
  const names = useTargetNames(posts);
  const shown = posts.filter((post) => target === ALL || post.target.id === target);
  return (
    <>
      {posts.some(needsConnection) && (
        <Banner kind="attention" action={<LinkButton to="/integrations">{text('reconnect')}</LinkButton>}>
          {own('waitingReconnect', { network: networkName(NETWORK) })}
        </Banner>
      )}
      {names.length > 1 && (
        <div className={classes['filter']}>
          <NativeSelect
            label={text(`${KIND}_label`)}
            choices={[{ value: ALL, label: text(`${KIND}_all`) }, ...names.map(([value, label]) => ({ value, label }))]}
            value={target}
            onChange={setTarget}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <p className={classes['none']}>{own('noneOfTarget', words)}</p>
      ) : (
        <PostRows>
          {shown.map((post) => (
            <PostRow key={post.id} post={post} actions={<PostActions post={post} small />} />
          ))}
        </PostRows>
      )}
    </>
  );
}

/** What is planned on one network, target by target, with everything that can still be changed about it. */
function ScheduledPosts() {
  const text = useText('sharing');
  const titles = useText('titles');
  const query = useInfiniteQuery(listedPostsQuery('upcoming', { network: NETWORK, origin: null }));
  const list = useRef<HTMLDivElement>(null);
  const posts = query.data?.pages.flatMap((part) => part.items) ?? [];
  useFocusKept(
    list,
    posts.map(({ id }) => id),
  );
  return (
    <div
      ref={list}
      tabIndex={-1}
      role="group"
      aria-label={titles('scheduledFacebookPosts')}
      className={classes['page']}
    >
      <Loaded query={query} waiting={<ListSkeleton />} place="part" failed={text('postsFailed')}>
        {() =>
          posts.length === 0 && !query.hasNextPage ? (
            <NoneScheduled />
          ) : (
            <>
              <Planned posts={posts} />
              <MorePages list={query} shown={posts.length} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** What autopilot will post there and is no post yet, whichever of the targets it is for; nothing where there is none. */
function Coming() {
  const text = useText('scheduling');
  const heading = useId();
  const timeZone = useTimeZone();
  const closed = useImpersonatedName() !== null;
  const list = useInfiniteQuery(comingQuery(NETWORK));
  const slots = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (slots.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes['title']}>
        {text('coming')}
      </h2>
      <SlotRows>
        {slots.map((slot) => (
          <SlotRow key={slot.id} slot={slot} timeZone={timeZone}>
            {!closed && slot.id !== null && <SlotActions slot={{ ...slot, id: slot.id }} timeZone={timeZone} />}
          </SlotRow>
        ))}
      </SlotRows>
      <MorePages list={list} shown={slots.length} />
    </section>
  );
}

/** Each target is asked of its network: of somebody's hundred pages the first ones. */
const MOST_ASKED = 10;

function WaitingThere() {
  const connections = useQuery(connectionsQuery);
  const targets = connections.data?.find(({ slug }) => slug === NETWORK)?.targets ?? [];
  return targets
    .slice(0, MOST_ASKED)
    .map(({ value, text }) => <ScheduledThere key={value} network={NETWORK} targetId={value} name={text} />);
}

export function ScheduledFacebookPostsPage() {
  const text = useText('sharing');
  const own = useText('scheduling');
  const titles = useText('titles');
  const lead = own('scheduledLead', { network: networkName(NETWORK), targets: text(`${KIND}_many`) });
  return (
    <>
      <PageHeader title={titles('scheduledFacebookPosts')} lead={lead} />
      <div className={classes['page']}>
        <ScheduledPosts />
        <Coming />
        <WaitingThere />
      </div>
    </>
  );
}
