import { useSession } from './session-query.ts';

/** The member's own IANA zone; for a guest the zone of the browser. */
export function useTimeZone(): string {
  const session = useSession();
  return session?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
