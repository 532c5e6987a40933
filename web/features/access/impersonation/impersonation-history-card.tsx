import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { MorePages } from '../../../ui/navigation/more-pages.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { impersonationsQuery } from './impersonation-api.ts';
import classes from './impersonation-history-card.module.css';
import { ImpersonationEntry } from './impersonation-entry.tsx';

function History() {
  const text = useText('impersonation');
  const history = useInfiniteQuery(impersonationsQuery);
  return (
    <Loaded query={history} waiting={<ListSkeleton rows={2} />} place="part">
      {({ pages }) => {
        const impersonations = pages.flatMap((page) => page.items);
        if (impersonations.length === 0) return <p className={classes['empty']}>{text('cardEmpty')}</p>;
        return (
          <>
            <ul className={classes['list']}>
              {impersonations.map((impersonation) => (
                <ImpersonationEntry key={impersonation.id} impersonation={impersonation} />
              ))}
            </ul>
            {history.hasNextPage && <MorePages list={history} shown={impersonations.length} />}
          </>
        );
      }}
    </Loaded>
  );
}

/** Who saw the product with this member's account: when, why, for how long, and what they changed. */
export function ImpersonationHistoryCard() {
  const text = useText('impersonation');
  return (
    <Card title={text('cardTitle')}>
      <p className={classes['lead']}>{text('cardLead')}</p>
      <History />
    </Card>
  );
}
