import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { reportError } from '../../../lib/report-error.ts';
import { forgetMember } from '../../../lib/session/forget-member.ts';
import { leaveNothing } from '../../../lib/session/leave-nothing.ts';
import { PageSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { readMessage } from '../sign-in/sign-in-model.ts';

/** Ends the session, forgets everything in this tab, and goes to the sign-in page with the query that came along. */
export function LogoutPage() {
  const text = useText('access');
  const search = useSearch({ strict: false }) as Record<string, string>;
  const navigate = useNavigate();

  useEffect(() => {
    async function leave() {
      await api.access.logout().catch(reportError);
      forgetMember();
      // Whose session ended comes back to what they had begun.
      if (readMessage(search['message']) === null) await leaveNothing();
      await navigate({ to: '/login', search, replace: true });
    }
    void leave();
    // Once, when the page opens: the query belongs to that moment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <main id="content" tabIndex={-1}>
      <VisuallyHidden>{text('loggingOut')}</VisuallyHidden>
      <PageSkeleton />
    </main>
  );
}
