import { isAdminLevel } from '@yardsign/domain/access/roles';
import { useSession } from '../../../lib/session/session-query.ts';

/** Who looks at the page: admins act, crew only looks. The server decides; this only leaves out what it would refuse. */
export function useStaff(): { id: string; admin: boolean } {
  const session = useSession();
  const level = session?.user.access_levels[0]?.access_level ?? 1;
  return { id: session?.user.id ?? '', admin: isAdminLevel(level) && session?.impersonation === null };
}
