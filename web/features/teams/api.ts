import type { Language } from '@yardsign/domain/languages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { browserTimeZone } from '../../lib/browser/time-zone.ts';
import { writeExpiry } from '../../lib/api/session-expiry.ts';
import { sessionQuery } from '../../lib/session/session-query.ts';
import { useOptimistic } from '../../lib/use-optimistic.ts';
import type { InviteLink } from './invite-link.ts';
import { isPicture } from './model.ts';
import type { ExpectedField, TeamInvite, TeamMember } from './people-api.ts';

export type Team = Answer<'teams', 'getTeam'>['team'];
type TeamLock = Team['locks'][number];
export type LockField = TeamLock['field'];
export type InviteOutcome = Answer<'teams', 'inviteMembers'>;

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: async ({ signal }): Promise<Team> => (await api.teams.getTeam({ signal })).team,
});

/** A change of the team, after which the page shows it as it then is. */
function useTeamChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey }),
  });
}

interface Invitation {
  people: { email: string; firstName: string; lastName: string; isAdmin: boolean }[];
  language: Language;
}

export const useInvite = () => useTeamChange((body: Invitation) => api.teams.inviteMembers({ body }));
export const useFillGaps = (childId: string) =>
  useTeamChange((body: { field: ExpectedField; value?: string }[]) =>
    api.teams.fillTeamGaps({ params: { childId }, body }),
  );
export const useResend = () =>
  useTeamChange((invite: TeamInvite) => api.teams.resendInvite({ params: { inviteId: invite.id } }));
export const useCancelInvite = () =>
  useTeamChange((invite: TeamInvite) => api.teams.cancelInvite({ params: { inviteId: invite.id } }));
export const useSetAdmin = () =>
  useTeamChange(({ member, isAdmin }: { member: TeamMember; isAdmin: boolean }) =>
    api.teams.setTeamAdmin({ params: { childId: member.id }, body: { isAdmin } }),
  );
export const useRemoveMember = () =>
  useTeamChange((member: TeamMember) => api.teams.removeMember({ params: { childId: member.id } }));
export const useLock = () =>
  useTeamChange(({ field, value }: { field: LockField; value: string | undefined }) =>
    api.teams.lockField({ params: { field }, body: value === undefined ? {} : { value } }),
  );

/** How a field of the team is to stand: locked as it was, or, with null, open to its members again. */
export interface LockChange {
  field: LockField;
  lock: TeamLock | null;
}

/** Opens a field to the members, or locks it as it was before. The card shows it at once. */
export function useLockChange() {
  return useOptimistic<LockChange, Answer<'teams', 'unlockField'>>({
    name: 'team locks',
    call({ field, lock }) {
      const params = { field };
      if (lock === null) return api.teams.unlockField({ params });
      // A picture is the owner's own.
      return api.teams.lockField({ params, body: isPicture(field) ? {} : { value: lock.value } });
    },
    foresee: ({ field, lock }) => [
      {
        queryKey: teamQuery.queryKey,
        exact: true,
        change(team: Team): Team {
          const others = team.locks.filter((each) => each.field !== field);
          return { ...team, locks: lock === null ? others : [...others, lock] };
        },
      },
    ],
  });
}

/** What an invitation says, by its mailed link. */
export function inviteQuery(link: InviteLink) {
  return queryOptions({
    queryKey: ['invite', link.id],
    queryFn: () => api.teams.readInvite({ body: link }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const useDecline = () =>
  useMutation({ mutationFn: (link: InviteLink) => api.teams.declineInvite({ body: link }) });

/** Joins with the account that is signed in. The rights of the session are others afterwards. */
export function useAccept() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (link: InviteLink) => api.teams.acceptInvite({ body: link }),
    onSuccess: async () => {
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'site' });
      await queryClient.fetchQuery(sessionQuery);
    },
  });
}

/** Leaves the team. What this tab holds was read with other rights, so that none of it stays but the site's own. */
export function useLeaveTeam() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.teams.leaveTeam(),
    onSuccess: async () => {
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      queryClient.removeQueries({ predicate: ({ queryKey: [part] }) => part !== 'site' && part !== 'session' });
    },
  });
}

interface NewPerson {
  first_name: string;
  last_name: string;
  password: string;
  language: Language;
}

/** Joins with a new account, which is signed in then. */
export function useJoinAsNew() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { link: InviteLink; person: NewPerson }) => {
      const zone = browserTimeZone();
      return api.teams.joinAsNew({
        body: { ...input.link, ...input.person, ...(zone !== undefined && { time_zone: zone }) },
      });
    },
    onSuccess: async ({ data }) => {
      if ('expires_at' in data) writeExpiry(Date.parse(data.expires_at));
      queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
      await queryClient.fetchQuery(sessionQuery);
    },
  });
}
