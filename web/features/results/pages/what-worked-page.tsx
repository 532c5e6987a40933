import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { NETWORK_KEYS, networkName, type NetworkKey, networks } from '@yardsign/domain/sharing/networks/networks';
import type { SocialNetwork } from '@yardsign/domain/sharing/networks/social-network';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePageSearch } from '../../../lib/search/page-search.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { type Results, resultsQuery } from '../api.ts';
import { FiguresLine } from '../components/figures-line.tsx';
import { BestHours, WorthAgain } from '../components/learnt.tsx';
import { resultsSearch, type Span, SPANS } from '../model.ts';
import classes from './what-worked-page.module.css';

const ALL = '';

/** The networks that tell what people did, and those of them that tell it of pages and not of people. */
const TELLING = NETWORK_KEYS.filter((key) => networks[key].capabilities.figures !== null);
const PAGES_ONLY = TELLING.filter((key) => {
  const { targetKinds, capabilities } = networks[key] as SocialNetwork;
  return targetKinds.includes('profile') && capabilities.figures?.of.includes('profile') === false;
});

/** Times the usual, which are shown with one digit after the point. */
const isUsual = (times: number) => Math.round(times * 10) === 10;

function ResultRow({ post }: { post: Results['posts'][number] }) {
  const text = useText('results');
  const format = useFormat();
  const { id, network, title, language, picture, publishedAt, figures, beside, isGood } = post;
  return (
    <li className={classes['row']}>
      <span className={classes['picture']}>
        <Picture src={picture.url} alt="" width={picture.width} height={picture.height} fallback=" " />
      </span>
      <div className={classes['words']}>
        <p className={classes['title']}>
          <Link to="/posts/$postId" params={{ postId: id }} lang={language}>
            {title}
          </Link>
          {isGood && <StatusBadge tone="good">{text('good')}</StatusBadge>}
        </p>
        <p>
          <FiguresLine figures={figures} />
        </p>
        <p className={classes['note']}>
          {text('published', { network: networkName(network), when: format.date(publishedAt, 'moment') })} ·{' '}
          {isUsual(beside) ? text('besideUsual') : text('beside', { times: format.times(beside) })}
        </p>
      </div>
    </li>
  );
}

function ResultList({ results }: { results: Results }) {
  const text = useText('results');
  const format = useFormat();
  const { posts, total, again } = results;
  if (posts.length === 0)
    return (
      <EmptyState drawing="empty" title={text('none')}>
        {[
          text('noneText', { networks: format.list(TELLING.map(networkName)) }),
          ...PAGES_ONLY.map((key) => text('figuresPagesOnly', { network: networkName(key) })),
        ].join(' ')}
      </EmptyState>
    );
  return (
    <div className={classes['page']}>
      <section>
        {PAGES_ONLY.map((key) => (
          <p key={key} className={classes['note']}>
            {text('figuresPagesOnly', { network: networkName(key) })}
          </p>
        ))}
        {total > posts.length && <p className={classes['note']}>{text('shownOf', { shown: posts.length, total })}</p>}
        <ol className={classes['list']}>
          {posts.map((post) => (
            <ResultRow key={post.id} post={post} />
          ))}
        </ol>
      </section>
      <aside className={classes['learnt']}>
        <BestHours results={results} />
        <WorthAgain again={again} />
      </aside>
    </div>
  );
}

/** What the networks count of the member's posts, the best first, and what can be learnt from it. */
export function WhatWorkedPage() {
  const text = useText('results');
  const titles = useText('titles');
  const navigate = useNavigate();
  const { network, days } = usePageSearch(resultsSearch);
  const query = useQuery(resultsQuery(network, days));

  function go(change: { network?: NetworkKey | undefined; days?: Span }) {
    const next = { network: network ?? undefined, days, ...change };
    const search = resultsSearch.link({ network: next.network, days: next.days === 90 ? undefined : next.days });
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  }

  return (
    <>
      <PageHeader title={titles('whatWorked')} lead={text('lead')} />
      <div className={classes['filters']}>
        <NativeSelect
          label={text('network')}
          choices={[
            { value: ALL, label: text('allNetworks') },
            ...NETWORK_KEYS.map((key) => ({ value: key, label: networkName(key) })),
          ]}
          value={network ?? ALL}
          onChange={(value) => go({ network: NETWORK_KEYS.find((key) => key === value) })}
        />
        <NativeSelect
          label={text('time')}
          choices={SPANS.map((span) => ({ value: String(span), label: text(`days_${span}`) }))}
          value={String(days)}
          onChange={(value) => go({ days: SPANS.find((span) => String(span) === value) ?? 90 })}
        />
      </div>
      <Loaded query={query} waiting={<ListSkeleton />} place="part" failed={text('failed')}>
        {(results) => (
          <div className={classes['around']}>
            <ResultList results={results} />
          </div>
        )}
      </Loaded>
    </>
  );
}
