import { useSession } from '../../../lib/session/session-query.ts';

/** The id of whoever is signed in; empty while that is not known. */
export function useOwnId(): string {
  return useSession()?.user.id ?? '';
}
