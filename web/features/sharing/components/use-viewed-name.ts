import { useSession } from '../../../lib/session/session-query.ts';

/** The name of the member on screen while somebody else sees as them, who may neither post nor connect; null in person. */
export function useViewedName(): string | null {
  const session = useSession();
  if (!session?.viewing) return null;
  return `${session.user.first_name} ${session.user.last_name}`.trim();
}
