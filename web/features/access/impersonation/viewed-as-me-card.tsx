import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LoadMore } from '../../../ui/navigation/load-more.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { viewingsQuery } from './impersonation-api.ts';
import classes from './viewed-as-me-card.module.css';
import { ViewingEntry } from './impersonation-entry.tsx';

function History() {
  const text = useText('viewing');
  const common = useText('common');
  const errorText = useErrorText();
  const history = useInfiniteQuery(viewingsQuery);
  if (history.data === undefined && history.isError) {
    return (
      <Banner
        kind="failure"
        action={
          <Button size="small" onClick={() => void history.refetch()}>
            {common('retry')}
          </Button>
        }
      >
        {errorText(history.error)}
      </Banner>
    );
  }
  if (history.data === undefined) return <ListSkeleton rows={2} />;
  const viewings = history.data.pages.flatMap((page) => page.items);
  if (viewings.length === 0) return <p className={classes['empty']}>{text('cardEmpty')}</p>;
  return (
    <>
      <ul className={classes['list']}>
        {viewings.map((viewing) => (
          <ViewingEntry key={viewing.id} viewing={viewing} />
        ))}
      </ul>
      {history.hasNextPage && (
        <LoadMore
          shown={viewings.length}
          total={null}
          hasMore
          busy={history.isFetchingNextPage}
          onMore={() => void history.fetchNextPage()}
        />
      )}
    </>
  );
}

/** Who saw the product with this member's account: when, why, for how long, and what they changed. */
export function ViewedAsMeCard() {
  const text = useText('viewing');
  return (
    <Card title={text('cardTitle')}>
      <p className={classes['lead']}>{text('cardLead')}</p>
      <History />
    </Card>
  );
}
