import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import classes from './keys.module.css';

interface KeyCardProps<Data> {
  title: string;
  /** At the right of the title, once it is known. */
  aside?: ReactNode;
  query: UseQueryResult<Data>;
  /** What is said when it cannot be read, in words of its own. */
  failed?: string;
  /** As many rows as are to be expected. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** A card about a key of the account: what is known of it, the shape of it while it is read, or why it could not be read. */
export function KeyCard<Data>({ title, aside, query, failed, rows = 1, children }: KeyCardProps<Data>) {
  const text = useText('security');
  const errorText = useErrorText();
  return (
    <Card title={title} aside={aside}>
      <div className={classes['stack']}>
        {query.data !== undefined && children(query.data)}
        {query.isPending && <ListSkeleton rows={rows} />}
        {query.isError && query.data === undefined && (
          <Banner
            kind="failure"
            title={failed ?? text('loadFailed')}
            action={
              <Button size="small" onClick={() => void query.refetch()} busy={query.isFetching}>
                {text('retry')}
              </Button>
            }
          >
            {errorText(query.error)}
          </Banner>
        )}
      </div>
    </Card>
  );
}
