import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../lib/api/call-types.ts';
import { api } from '../../../lib/api/client.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';

export type OpenSession = Answer<'access', 'listSessions'>['sessions'][number];
export type SignInMethod = Answer<'access', 'getSignInMethods'>['providers'][number];
export type LoginCredential = Answer<'access', 'listLoginCredentials'>['data']['login_credentials'][number];

export const secondFactorQuery = queryOptions({
  queryKey: ['credentials', 'second-factor'],
  queryFn: ({ signal }) => api.access.getSecondFactor({ signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ['credentials', 'sessions'],
  queryFn: ({ signal }) => api.access.listSessions({ signal }),
});

export const signInMethodsQuery = queryOptions({
  queryKey: ['credentials', 'ways'],
  queryFn: ({ signal }) => api.access.getSignInMethods({ signal }),
});

export const loginCredentialsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['credentials', 'logins', userId],
    queryFn: ({ signal }) => api.access.listLoginCredentials({ params: { id: userId }, signal }),
  });

/** A change of the credentials of the account: afterwards everything that a card shows of them is read again. */
export function useCredentialChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      // A level that waited for a second factor counts from now on.
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: ['credentials'] });
    },
  });
}
