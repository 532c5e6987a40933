import { writeExpiry } from '../api/session-expiry.ts';
import { queryClient } from '../query-client.ts';
import { noteIdentity } from './identity.ts';
import { sessionQuery } from './session-query.ts';

/** Forgets everything of the member in this tab: session, profile, billing, cached content. Language and theme stay. */
export function forgetMember(): void {
  writeExpiry(null);
  noteIdentity(null);
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, null);
}
