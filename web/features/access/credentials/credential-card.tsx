import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import classes from './credentials.module.css';

interface CredentialCardProps<Data> {
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

/** A card about a credential of the account: what is known of it, the shape of it while it is read, or why it could not be read. */
export function CredentialCard<Data>({ title, aside, query, failed, rows = 1, children }: CredentialCardProps<Data>) {
  const text = useText('security');
  return (
    <Card title={title} aside={aside}>
      <div className={classes['stack']}>
        <Loaded query={query} waiting={<ListSkeleton rows={rows} />} place="part" failed={failed ?? text('loadFailed')}>
          {children}
        </Loaded>
      </div>
    </Card>
  );
}
