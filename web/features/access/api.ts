import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { writeExpiry } from '../../lib/api/session-expiry.ts';
import { sessionQuery } from '../../lib/session/session-query.ts';

const INDUSTRY_ID = 1;

type Outcome = Answer<'access', 'authenticate'>['data'];
export type MatchingUser = Extract<Outcome, { users: unknown }>['users'][number];

export interface Credentials {
  username: string;
  password: string;
}

/** Signs in. Answers the accounts to choose from when several use the address, else an empty list: one is signed in. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials): Promise<MatchingUser[]> => {
      const { data } = await api.access.authenticate({ body: { ...credentials, industry_id: INDUSTRY_ID } });
      if ('users' in data) return data.users;
      writeExpiry(Date.parse(data.expires_at));
      queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
      await queryClient.fetchQuery(sessionQuery);
      return [];
    },
  });
}
