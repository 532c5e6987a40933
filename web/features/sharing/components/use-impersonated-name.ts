import { useSession } from '../../../lib/session/session-query.ts';

/** The name of the member on screen while somebody else impersonates them, who may neither post nor connect; null in person. */
export function useImpersonatedName(): string | null {
  const session = useSession();
  if (!session?.impersonation) return null;
  return `${session.user.first_name} ${session.user.last_name}`.trim();
}
