import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../lib/api/client.ts';
import type { FilledAct } from './acts/act.ts';
import { type AuditFilters, auditQueryOf } from './audit-model.ts';
import { type PeopleFilters, setFilters } from './model.ts';

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

/** Does something with an account. The page, the lists and the log follow. */
export function useAct(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ act, reason }: { act: FilledAct; reason: string }) => act.send(reason.trim()),
    onSuccess: (person) => {
      queryClient.setQueryData(personQuery(id).queryKey, person);
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
}
