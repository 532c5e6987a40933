import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

interface LinkBrokenProps {
  /** Why it does not work; null when the address carried no link at all. */
  error: unknown;
  /** Where another one is asked for. */
  to: string;
  label: string;
  onRetry: () => void;
}

/** In place of a page that a mail led to, when its link does not work: what happened, and where to get another. */
export function LinkBroken({ error, to, label, onRetry }: LinkBrokenProps) {
  const text = useText('account');
  const common = useText('common');
  const errors = useText('errors');
  const errorText = useErrorText();
  if (error !== null && !hasCode(error, 'link_invalid') && !hasCode(error, 'account_not_deleted'))
    return (
      <EmptyState
        drawing="error"
        heading="h1"
        title={errorText(error)}
        action={<Button onClick={onRetry}>{common('retry')}</Button>}
      />
    );
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
