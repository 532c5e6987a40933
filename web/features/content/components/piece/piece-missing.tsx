import { hasCode } from '../../../../lib/api/api-error.ts';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Failed } from '../../../../ui/feedback/failed.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';

/** In place of a piece that did not come: because there is none, because the plan has none, or because of a failure. */
export function PieceMissing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const text = useText('content');
  const errorText = useErrorText();
  const toLibrary = <LinkButton to="/shareable-content">{text('toLibrary')}</LinkButton>;
  if (hasCode(error, 'not_found') || hasCode(error, 'invalid_request')) {
    return (
      <EmptyState drawing="lost" heading="h1" title={text('notFoundTitle')} action={toLibrary}>
        {text('notFoundText')}
      </EmptyState>
    );
  }
  if (error === null || hasCode(error, 'feature_required'))
    return (
      <EmptyState drawing="error" heading="h1" title={text('loadFailed')} action={toLibrary}>
        {errorText(error)}
      </EmptyState>
    );
  return <Failed error={error} onRetry={onRetry} title={text('loadFailed')} place="page" />;
}
