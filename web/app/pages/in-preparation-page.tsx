import { useText } from '../../lib/i18n/use-text.ts';
import { useSession } from '../../lib/session/session-query.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useCurrentTitle } from '../use-current-title.ts';

/** A page that has its address and its title, and is not built yet: it says so, and leads back. */
export function InPreparationPage() {
  const text = useText('shell');
  const session = useSession();
  const title = useCurrentTitle();
  const [to, label] = session === null ? ['/login', text('backToLogin')] : ['/dashboard', text('backToDashboard')];
  return (
    <EmptyState drawing="preparation" heading="h1" title={title} action={<LinkButton to={to}>{label}</LinkButton>}>
      {text('preparationText')}
    </EmptyState>
  );
}
