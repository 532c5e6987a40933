import { useText } from '../../lib/i18n/use-text.ts';
import { LinkButton } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export function NotFoundPage() {
  const text = useText('shell');
  return (
    <EmptyState
      drawing="lost"
      heading="h1"
      title={text('notFoundTitle')}
      action={
        <LinkButton kind="primary" to="/dashboard">
          {text('backToDashboard')}
        </LinkButton>
      }
    >
      {text('notFoundText')}
    </EmptyState>
  );
}
