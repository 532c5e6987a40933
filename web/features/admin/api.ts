import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import type { Act } from './act-model.ts';
import { type AuditFilters, auditQueryOf } from './audit-model.ts';
import { type Person, type PeopleFilters, setFilters } from './model.ts';

export function peopleQuery(filters: PeopleFilters) {
  const wanted = setFilters({ ...filters, query: filters.query.trim() });
  return infiniteQueryOptions({
    queryKey: ['admin', 'people', wanted],
    queryFn: ({ pageParam, signal }) =>
      api.admin.listPeople({ query: { ...wanted, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function personQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'person', id],
    queryFn: async ({ signal }) => (await api.admin.getPerson({ params: { id }, signal })).person,
  });
}

export function auditQuery(filters: AuditFilters, timeZone: string, limit = 50) {
  const wanted = auditQueryOf(filters, timeZone);
  return infiniteQueryOptions({
    queryKey: ['admin', 'audit', wanted, limit],
    queryFn: ({ pageParam, signal }) =>
      api.admin.listAudit({ query: { ...wanted, limit, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export const installationQuery = queryOptions({
  queryKey: ['admin', 'installation'],
  queryFn: ({ signal }) => api.admin.getInstallation({ signal }),
});

export function useCheckAudit() {
  return useMutation({ mutationFn: () => api.admin.checkAudit() });
}

async function perform(id: string, act: Act, reason: string): Promise<Person> {
  const { admin } = api;
  const params = { id };
  switch (act.kind) {
    case 'status':
      return (await admin.setStatus({ params, body: { status: act.status, reason } })).person;
    case 'type':
      return (await admin.setType({ params, body: { type: act.type, reason } })).person;
    case 'level':
      return (await admin.setLevel({ params, body: { level: act.level, reason } })).person;
    case 'seats':
      return (await admin.setSeats({ params, body: { seats: act.seats, reason } })).person;
    case 'maxLogins':
      return (await admin.setMaxLogins({ params, body: { maxLogins: act.maxLogins, reason } })).person;
    case 'block':
    case 'unblock':
      return (await admin.setBlock({ params, body: { blocked: act.kind === 'block', reason } })).person;
    case 'endSessions':
      return (await admin.endSessions({ params, body: { reason } })).person;
    case 'passwordReset':
      return (await admin.sendPasswordReset({ params, body: { reason } })).person;
    case 'removeSecondFactor':
      return (await admin.removeSecondFactor({ params, body: { reason } })).person;
    case 'grant':
    case 'expire':
    case 'remove':
      return (await admin.changeFeature({ params, body: { feature: act.feature, change: act.kind, reason } })).person;
  }
}

/** Does something with an account. The page, the lists and the log follow. */
export function useAct(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ act, reason }: { act: Act; reason: string }) => perform(id, act, reason.trim()),
    onSuccess: (person) => {
      queryClient.setQueryData(personQuery(id).queryKey, person);
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
}
