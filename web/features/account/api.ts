import type { Language } from '@yardsign/domain/languages';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { browserTimeZone } from '../../lib/browser/time-zone.ts';
import { writeExpiry } from '../../lib/api/session-expiry.ts';
import { sessionQuery, type Session } from '../../lib/session/session-query.ts';
import type { EmailLink, LinkKey } from './model.ts';

const INDUSTRY_ID = 1;

export type OwnAccount = Answer<'account', 'getAccount'>;
export type PasswordVerdict = Answer<'account', 'checkPassword'>['fault'];
type LinkPurpose = 'reset-password' | 'delete-account' | 'complete-signup';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => api.account.getAccount({ signal }),
});

/** Whose account a mailed link is for. Looked at once: what is told does not change while the page is open. */
export function linkQuery(purpose: LinkPurpose, key: LinkKey) {
  return queryOptions({
    queryKey: ['mailed-link', purpose, key.id],
    queryFn: ({ signal }) => api.account.readMailedLink({ body: { purpose, id: key.id, secret: key.secret }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Whether a password would be taken; asked while it is typed, and kept nowhere. */
export function passwordQuery(password: string, about: readonly string[]) {
  return queryOptions({
    queryKey: ['password-check', password, ...about],
    queryFn: async ({ signal }) =>
      (await api.account.checkPassword({ body: { password, about: [...about] }, signal })).fault,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** Reads the session again: names, status or features have changed. */
export function renewSession(queryClient: QueryClient): Promise<Session | null> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

export function useRequestReset() {
  return useMutation({
    mutationFn: (email: string) =>
      api.account.requestPasswordChange({ body: { email, redirect: '/reset-password', industry: INDUSTRY_ID } }),
  });
}

export function useConfirmReset(key: LinkKey) {
  return useMutation({
    mutationFn: (password: string) =>
      api.account.confirmPasswordChange({
        query: { token: key.id, h: key.secret, industry: INDUSTRY_ID },
        body: { password },
      }),
  });
}

export function useSignUp() {
  return useMutation({
    mutationFn: (person: {
      first_name: string;
      last_name: string;
      email: string;
      password: string;
      language: Language;
      coupon?: string;
    }) => {
      const zone = browserTimeZone();
      const body = { ...person, ...(zone !== undefined && { time_zone: zone }), industry_id: INDUSTRY_ID };
      return api.account.createUser({ body });
    },
  });
}

/** Opens the account of a sign-up link. @returns false when the account asks for a second step, which the sign-in page takes. */
export function useRedeemTicket(key: LinkKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { data } = await api.account.authenticateTicket({ body: { selector: key.id, secret: key.secret } });
      if (!('expires_at' in data)) return false;
      writeExpiry(Date.parse(data.expires_at));
      await renewSession(queryClient);
      return true;
    },
  });
}

/** A change of the account: what pages show of it is read again afterwards. */
export function useAccountChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      // It has succeeded; what cannot be read again now is read when it is next looked at.
      await Promise.allSettled([
        queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['credentials'] }),
        renewSession(queryClient),
      ]);
    },
  });
}

/** What members change of their own account; a field that is left out stays. */
export interface PersonalChanges {
  first_name?: string;
  last_name?: string;
  phone?: string;
  username?: string;
  time_zone?: string;
}

export const changes = {
  update: (user: string) => (body: PersonalChanges) => api.account.updateUser({ params: { id: user }, body }),
  requestEmail: (user: string) => (body: { email: string; password?: string }) =>
    api.account.requestEmailChange({
      params: { id: user },
      body: { ...body, redirect: '/account', industry: INDUSTRY_ID },
    }),
  confirmEmail: (user: string) => (link: EmailLink) =>
    api.account.confirmEmailChange({
      params: { id: user },
      query: { email: link.email, h: link.secret, ...(link.id !== undefined && { id: link.id }) },
    }),
  cancelEmail: () => api.account.cancelEmailChange(),
  password: (body: { current?: string; password: string }) => api.account.changePassword({ body }),
  requestDelete: (user: string) => () => api.account.requestDelete({ params: { id: user } }),
  startTrial: (user: string) => () => api.account.startTrial({ params: { id: user, industry: INDUSTRY_ID } }),
  finishSignup: () => api.account.finishSignup(),
  addFeature: (user: string) => (feature: string) => api.account.selfApplyFeature({ params: { id: user, feature } }),
};

/** Confirms a deletion; the page forgets the member by itself afterwards. */
export function useConfirmDelete(link: LinkKey & { email: string }) {
  return useMutation({
    mutationFn: () => api.account.confirmDelete({ query: { email: link.email, h: link.secret, id: link.id } }),
  });
}
