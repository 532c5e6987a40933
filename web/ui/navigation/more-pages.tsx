import { useErrorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Banner } from '../feedback/banner.tsx';
import { LoadMore } from './load-more.tsx';

/** A query of pages, as far as it matters here. */
interface Pages {
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  /** A part is wanted, and waits for a connection. */
  isPaused: boolean;
  fetchNextPage: () => unknown;
}

interface MorePagesProps {
  list: Pages;
  shown: number;
  /** How many there are in all; null when the server does not count. */
  total?: number | null;
  /** Said when the next part does not come, in words of its own. */
  failed?: string;
}

/** The end of a list that comes in parts: the next part, read on from its first item, or why it did not come. What is shown stays. */
export function MorePages({ list, shown, total = null, failed }: MorePagesProps) {
  const errorText = useErrorText();
  const text = useText('common');
  return (
    <>
      {list.isPaused && (
        <Banner kind="attention" announce>
          {text('offline')}
        </Banner>
      )}
      {list.isFetchNextPageError && (
        <Banner kind="failure" announce>
          {failed ?? errorText(list.error)}
        </Banner>
      )}
      <LoadMore
        shown={shown}
        total={total}
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
