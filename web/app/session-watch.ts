import { hashKey } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error.ts';
import { queryClient } from '../lib/query-client.ts';
import { reportError } from '../lib/report-error.ts';
import { toGuardPerson } from '../lib/session/guard-person.ts';
import { type Session, sessionQuery } from '../lib/session/session-query.ts';
import { leaveLostSession } from './leave-session.ts';
import { router } from './router.tsx';

/** Refusals that say: what this page knows of the account is no longer so, or that nobody is signed in any more. */
const DOUBTS = new Set(['forbidden', 'feature_required', 'signup_unfinished', 'sign_in_required']);
const ASK_AGAIN_AFTER_MS = 10_000;
const SESSION_HASH = hashKey(sessionQuery.queryKey);

function isDoubt(error: unknown): boolean {
  return error instanceof ApiError && DOUBTS.has(error.code);
}

/** Everything that the guards decide by, as one text that can be compared. What has been followed does not count, nor does what waits for the next page. */
function factsOf(session: Session): string {
  return JSON.stringify({
    ...toGuardPerson(session, true),
    forceRedirect: null,
    consentDue: false,
    id: session.user.id,
  });
}

/**
 * Keeps a page that stays open from showing what its member may no longer see: a refusal makes the session be read again,
 * and a session that says something new makes the guards look at the page again.
 */
export function watchSession(): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  let known: string | null = null;

  function ask(refusal: unknown): void {
    if (!isDoubt(refusal) || performance.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
    askedAt = performance.now();
    const wasSomebody = known !== null;
    queryClient
      .fetchQuery({ ...sessionQuery, staleTime: 0, retry: false })
      .then((session) => wasSomebody && session === null && leaveLostSession())
      .catch(reportError);
  }

  function compare(session: Session | null | undefined): void {
    const before = known;
    known = session ? factsOf(session) : null;
    if (before !== null && known !== null && before !== known) router.invalidate().catch(reportError);
  }

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'error') ask(event.action.error);
    if (event.action.type === 'success' && event.query.queryHash === SESSION_HASH) {
      compare(queryClient.getQueryData(sessionQuery.queryKey));
    }
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') ask(event.action.error);
  });
}
