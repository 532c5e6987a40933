import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFocusKept } from '../../../lib/browser/use-focus-kept.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { type Ask, approvalsQuery, useDecide } from '../api.ts';
import { AskCard } from '../components/ask-card.tsx';
import classes from './pages.module.css';

const itemsOf = (pages: readonly { items: readonly Ask[] }[]): Ask[] => pages.flatMap(({ items }) => items);

function Waiting({ ask, closed }: { ask: Ask; closed: boolean }) {
  const text = useText('approval');
  const errorText = useErrorText();
  const decide = useDecide(ask, (error) => showToast({ kind: 'attention', message: errorText(error) }));
  return (
    <AskCard
      ask={ask}
      heading={<h2 className={classes['title']}>{<span lang={ask.language}>{ask.title}</span>}</h2>}
      decide={decide}
      closed={closed}
      onDecided={(verdict) => showToast({ message: text(`done_${verdict}`, { name: ask.asker }) })}
    />
  );
}

/** The posts of the team that wait for whoever looks at this page. */
export function ApprovalsPage() {
  const text = useText('approval');
  const titles = useText('titles');
  const session = useSession();
  const asks = useInfiniteQuery(approvalsQuery);
  const closed = session !== null && session.impersonation !== null;
  const list = useRef<HTMLDivElement>(null);
  const ids = itemsOf(asks.data?.pages ?? []).map(({ postId }) => postId);
  useFocusKept(list, ids);
  return (
    <>
      <PageHeader title={titles('approvals')} lead={text('lead')} />
      <div ref={list} tabIndex={-1}>
        <Loaded query={asks} waiting={<ListSkeleton rows={3} />} place="list" failed={text('loadFailed')}>
          {({ pages }) => {
            const waiting = itemsOf(pages);
            return (
              <div className={classes['list']}>
                {waiting.length === 0 && !asks.hasNextPage && (
                  <EmptyState drawing="empty" title={text('nothing')}>
                    {text('nothingText')}
                  </EmptyState>
                )}
                {waiting.map((ask) => (
                  <Waiting key={ask.postId} ask={ask} closed={closed} />
                ))}
                <MorePages list={asks} shown={waiting.length} total={pages[0]?.total ?? null} />
              </div>
            );
          }}
        </Loaded>
      </div>
    </>
  );
}
