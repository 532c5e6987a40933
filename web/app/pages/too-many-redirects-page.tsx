import { useText } from '../../lib/i18n/use-text.ts';
import { LinkButton } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export function TooManyRedirectsPage() {
  const text = useText('shell');
  return (
    <EmptyState
      drawing="error"
      heading="h1"
      title={text('tooManyTitle')}
      action={
        <LinkButton kind="primary" to="/dashboard">
          {text('backToDashboard')}
        </LinkButton>
      }
    >
      {text('tooManyText')}
    </EmptyState>
  );
}
