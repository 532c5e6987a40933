import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { viewingsQuery } from './impersonation-api.ts';
import classes from './viewed-as-me-card.module.css';
import { ViewingEntry } from './impersonation-entry.tsx';

function History() {
  const text = useText('viewing');
  const history = useInfiniteQuery(viewingsQuery);
  return (
    <Loaded query={history} waiting={<ListSkeleton rows={2} />} place="part">
      {({ pages }) => {
        const viewings = pages.flatMap((page) => page.items);
        if (viewings.length === 0) return <p className={classes['empty']}>{text('cardEmpty')}</p>;
        return (
          <>
            <ul className={classes['list']}>
              {viewings.map((viewing) => (
                <ViewingEntry key={viewing.id} viewing={viewing} />
              ))}
            </ul>
            {history.hasNextPage && <MorePages list={history} shown={viewings.length} />}
          </>
        );
      }}
    </Loaded>
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
