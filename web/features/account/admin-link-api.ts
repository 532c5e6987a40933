import { queryOptions, useMutation } from '@tanstack/react-query';
import { browserTimeZone } from '../../lib/browser/time-zone.ts';
import { api } from '../../lib/api/client.ts';
import { currentLanguage } from '../../lib/i18n/language-store.ts';

export interface AdminPerson {
  first_name: string;
  last_name: string;
  email: string;
  username: string;
  password: string;
}

/** Whether the link of the server works. Looked at once: the forms say it when it has stopped. */
export function adminLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['admin-link'],
    queryFn: ({ signal }) => api.account.openAdminLink({ body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export function usePrepareAdmin(token: string) {
  return useMutation({
    mutationFn: (person: AdminPerson) => api.account.prepareAdmin({ body: { ...person, token } }),
  });
}

export function useMakeAdmin(token: string) {
  return useMutation({
    mutationFn: (admin: AdminPerson & { code: string }) => {
      const zone = browserTimeZone();
      const body = { ...admin, token, language: currentLanguage(), ...(zone !== undefined && { time_zone: zone }) };
      return api.account.makeAdmin({ body });
    },
  });
}
