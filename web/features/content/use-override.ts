import { isCrewLevel } from '@yardsign/domain/access/roles';
import { standingOf } from '../../lib/session/guard-person.ts';
import { useSession } from '../../lib/session/session-query.ts';

/** Whether whoever is here may ask for pieces in every state: the content team. The server decides for itself. */
export function useMayOverride(): boolean {
  const session = useSession();
  return session !== null && isCrewLevel(standingOf(session).accessLevel);
}
