import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Answer } from '../../../lib/api/call-types.ts';
import { api } from '../../../lib/api/client.ts';
import { writeExpiry } from '../../../lib/api/session-expiry.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { noteUse } from '../../../lib/usage/note-use.ts';
import { type Assertion, passkeyForSignIn } from '../credentials/ask-for-passkey.ts';
import type { Provider } from './providers.ts';

const INDUSTRY_ID = 1;

type Outcome = Answer<'access', 'finishSocial'>['data'];
export type MatchingUser = Extract<Outcome, { users: unknown }>['users'][number];

export interface Credentials {
  username: string;
  password: string;
}

/** What comes after a try to sign in. */
export type Step =
  | { kind: 'in' }
  | { kind: 'choose'; users: readonly MatchingUser[] }
  | { kind: 'second'; ticket: string }
  | { kind: 'device'; ticket: string; sentTo: string }
  | { kind: 'restore'; ticket: string; dueAt: string }
  | { kind: 'link'; provider: Provider; email: string }
  | { kind: 'create'; provider: Provider; email: string; name: string }
  | { kind: 'connected'; provider: Provider };

async function stepAfter(queryClient: QueryClient, data: Outcome): Promise<Step> {
  if ('users' in data) return { kind: 'choose', users: data.users };
  if ('second_factor' in data) return { kind: 'second', ticket: data.second_factor.ticket };
  if ('device_code' in data)
    return { kind: 'device', ticket: data.device_code.ticket, sentTo: data.device_code.sent_to };
  if ('restore' in data) return { kind: 'restore', ticket: data.restore.ticket, dueAt: data.restore.deletion_due_at };
  if ('link' in data) return { kind: 'link', ...data.link };
  if ('create' in data) return { kind: 'create', ...data.create };
  if ('connected' in data) return { kind: 'connected', provider: data.connected };
  writeExpiry(Date.parse(data.expires_at));
  queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
  const session = await queryClient.fetchQuery(sessionQuery);
  // Without this somebody who refuses cookies would be sent back to an empty form, again and again, and not be told why.
  if (session === null) throw new ApiError({ code: 'session_not_kept', status: 0, message: 'Nobody is signed in.' });
  noteUse('login');
  return { kind: 'in' };
}

/** Everything that can be tried at the sign-in page; each answers what comes next. */
export type Attempt =
  | { way: 'password'; credentials: Credentials; feature?: string | undefined }
  /** The device is asked for a passkey, unless one was chosen already. */
  | { way: 'passkey'; passkey?: Assertion; feature?: string | undefined }
  | { way: 'code'; ticket: string; code: string }
  | { way: 'device'; ticket: string; code: string }
  | { way: 'ticket'; ticket: string; feature?: string | undefined }
  | { way: 'restore'; ticket: string }
  | { way: 'social'; attempt: string }
  | { way: 'link'; attempt: string; password: string; username?: string };

async function sendPasskey({ passkey, feature }: Extract<Attempt, { way: 'passkey' }>): Promise<{ data: Outcome }> {
  return api.access.authenticatePasskey({ body: { passkey: passkey ?? (await passkeyForSignIn()), feature } });
}

function send(attempt: Attempt): Promise<{ data: Outcome }> {
  switch (attempt.way) {
    case 'password':
      return api.access.authenticate({
        body: { ...attempt.credentials, industry_id: INDUSTRY_ID, feature: attempt.feature },
      });
    case 'passkey':
      return sendPasskey(attempt);
    case 'code':
      return api.access.answerSecondStep({ body: { ticket: attempt.ticket, code: attempt.code } });
    case 'device':
      return api.access.answerDeviceStep({ body: { ticket: attempt.ticket, code: attempt.code } });
    case 'restore':
      return api.access.restoreAtSignIn({ body: { ticket: attempt.ticket } });
    case 'ticket':
      return api.access.authenticateToken({
        body: { password: attempt.ticket, industry_id: INDUSTRY_ID, feature: attempt.feature },
      });
    case 'social':
      return api.access.finishSocial({ body: { attempt: attempt.attempt } });
    case 'link': {
      const { attempt: id, password, username } = attempt;
      return api.access.linkSocial({ body: { attempt: id, password, ...(username !== undefined && { username }) } });
    }
  }
}

export function useAttempt() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (attempt: Attempt): Promise<Step> => stepAfter(queryClient, (await send(attempt)).data),
  });
}

/** Leaves for a provider's consent screen. */
export function useStartSocial() {
  return useMutation({
    mutationFn: async (input: { provider: Provider; redirect: string; connect?: boolean; password?: string }) => {
      const { provider, ...body } = input;
      const { url } = await api.access.startSocial({ params: { provider }, body });
      window.location.assign(url);
    },
  });
}

export function useMailLink() {
  return useMutation({ mutationFn: (email: string) => api.access.requestSignInLink({ body: { email } }) });
}

export function useResendDeviceCode() {
  return useMutation({ mutationFn: (ticket: string) => api.access.resendDeviceCode({ body: { ticket } }) });
}

export function useMailSocialLink() {
  return useMutation({ mutationFn: (attempt: string) => api.access.mailSocialLink({ body: { attempt } }) });
}

/** Whose link it is. Reading it does not use it up. */
export const ticketQuery = (ticket: string) =>
  queryOptions({
    queryKey: ['sign-in-link', ticket],
    queryFn: ({ signal }) => api.access.readSignInLink({ body: { ticket }, signal }),
    retry: false,
    staleTime: 60_000,
  });
