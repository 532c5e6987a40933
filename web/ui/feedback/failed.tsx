import { hasCode } from '../../lib/api/api-error.ts';
import { useErrorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../action/button.tsx';
import { Banner } from './banner.tsx';
import { EmptyState } from './empty-state.tsx';

/** Where something could not be read: in place of a whole page, of what a page is about, or of a part beside others. */
export type Place = 'page' | 'list' | 'part';

interface FailedProps {
  error: Error;
  onRetry: () => void;
  /** What could not be read. A page or a list names it; beside others its heading does. */
  title?: string | undefined;
  place: Place;
  busy?: boolean;
}

/** Something could not be read: why, and another try. */
export function Failed({ error, onRetry, title, place, busy = false }: FailedProps) {
  const text = useText('common');
  const errorText = useErrorText();
  if (place === 'part')
    return (
      <Banner
        kind="failure"
        title={title}
        action={
          <Button size="small" onClick={onRetry} busy={busy}>
            {text('retry')}
          </Button>
        }
      >
        {errorText(error)}
      </Banner>
    );
  const retry = (
    <Button onClick={onRetry} busy={busy}>
      {text('retry')}
    </Button>
  );
  return (
    <EmptyState
      drawing={hasCode(error, 'offline') ? 'connection' : 'error'}
      heading={place === 'page' ? 'h1' : 'h2'}
      title={title ?? errorText(error)}
      action={retry}
      {...(title !== undefined && { children: errorText(error) })}
    />
  );
}
