import { useRef } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../action/button.tsx';
import classes from './load-more.module.css';
import { useReadOn } from './use-read-on.ts';

interface LoadMoreProps {
  shown: number;
  /** How many there are in all; null when the server does not count. */
  total: number | null;
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
}

/** The end of a list that grows: how much is shown, and a button for the next part. */
export function LoadMore({ shown, total, hasMore, busy, onMore }: LoadMoreProps) {
  const text = useText('common');
  const end = useRef<HTMLDivElement>(null);
  const readOn = useReadOn(end, { shown, busy });
  return (
    <div ref={end} tabIndex={-1} className={classes['more']}>
      <p className={classes['count']} role="status">
        {total !== null && text('shownOf', { shown, total })}
      </p>
      {hasMore && (
        <Button
          onClick={() => {
            readOn();
            onMore();
          }}
          busy={busy}
          busyText={text('loading')}
        >
          {text('loadMore')}
        </Button>
      )}
    </div>
  );
}
