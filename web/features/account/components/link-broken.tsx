import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

interface LinkBrokenProps {
  /** Why it does not work; null when the address carried no link at all. */
  error: Error | null;
  /** Where another one is asked for. */
  to: string;
  label: string;
  onRetry: () => void;
}

/** In place of a page that a mail led to, when its link does not work: what happened, and where to get another. */
export function LinkBroken({ error, to, label, onRetry }: LinkBrokenProps) {
  const text = useText('account');
  const errors = useText('errors');
  const errorText = useErrorText();
  if (error !== null && !hasCode(error, 'link_invalid') && !hasCode(error, 'account_not_deleted'))
    return <Failed error={error} onRetry={onRetry} place="page" />;
  return (
    <EmptyState
      drawing="lost"
      heading="h1"
      title={text('linkTitle')}
      action={
        <LinkButton to={to} kind="primary">
          {label}
        </LinkButton>
      }
    >
      {error === null ? errors('link_invalid') : errorText(error)}{' '}
      {error === null ? text('linkMissing') : text('linkText')}
    </EmptyState>
  );
}
