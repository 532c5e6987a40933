import { forgetStoredOfMembers } from '../lib/browser/storage.ts';
import { reportError } from '../lib/report-error.ts';
import { forgetMember } from '../lib/session/forget-member.ts';
import { router } from './router.tsx';

/** The session is over and nobody asked for it: the sign-in page says so, and leads back to where this was. */
export function leaveLostSession(): void {
  const { href, pathname } = router.state.location;
  forgetMember();
  const redirectFrom = pathname === '/login' || pathname === '/logout' ? {} : { redirectFrom: href };
  void router.navigate({ to: '/logout', search: { message: 'session-expired', ...redirectFrom } });
}

/** Another tab has logged out: nothing of the member stays on screen here, and the guards decide where this tab goes. */
export function leaveWithOtherTab(): void {
  forgetMember();
  // What is on screen may write down what was begun as it goes; the other tab has already cleared what is the member's own.
  const stop = router.subscribe('onRendered', () => {
    stop();
    forgetStoredOfMembers();
  });
  router.invalidate().catch(reportError);
}
