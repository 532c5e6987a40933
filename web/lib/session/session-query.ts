import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { identityOf } from '@yardsign/domain/access/identity';
import type { Answer } from '../api/call-types.ts';
import { answerAge, api } from '../api/client.ts';
import { writeExpiry } from '../api/session-expiry.ts';
import { noteIdentity } from './identity.ts';
import { noteServerTime } from '../browser/server-clock.ts';

export type Session = NonNullable<Answer<'access', 'getSession'>['session']>;

/** Who is signed in; `null` for a guest. Read again after 15 minutes, and whenever sign-in or sign-out changes it. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session | null> => {
    const { session } = await api.access.getSession({ signal });
    if (session) noteServerTime(session.now, answerAge(api.access.getSession.url()));
    writeExpiry(session === null ? null : Date.parse(session.expiresAt));
    noteIdentity(session === null ? null : identityOf(session.user.id, session.impersonation));
    return session;
  },
  staleTime: 15 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The session of the member on screen; `null` for a guest and while it is not known yet. */
export function useSession(): Session | null {
  return useQuery(sessionQuery).data ?? null;
}

/** Notes the language in the session that is held here, without asking the server again. */
export function noteLanguage(queryClient: QueryClient, session: Session, language: Session['language']): void {
  const changed: Session = { ...session, language };
  queryClient.setQueryData(sessionQuery.queryKey, changed);
}
