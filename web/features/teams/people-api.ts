import type { AccountStatus } from '@yardsign/domain/access/actor';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { teamQuery } from './api.ts';

type MembersPage = Answer<'teams', 'listTeamMembers'>;
type InvitesPage = Answer<'teams', 'listTeamInvites'>;
type GapsPage = Answer<'teams', 'getTeamGaps'>;
export type TeamMember = MembersPage['items'][number];
export type TeamInvite = InvitesPage['items'][number];
export type MemberGaps = GapsPage['items'][number];
export type ExpectedField = MemberGaps['missing'][number];

/** So many people come with a part of a list, and are looked through without a search. */
export const PART = 25;

/** What a list is narrowed by; a filter that is empty narrows nothing. */
interface Search {
  query: string;
}
export interface MemberFilters extends Search {
  role: '' | 'admin' | 'member';
  status: '' | AccountStatus;
}
export interface InviteFilters extends Search {
  state: '' | TeamInvite['state'];
}
export interface GapFilters extends Search {
  field: '' | ExpectedField;
}

export const ALL_MEMBERS: MemberFilters = { query: '', role: '', status: '' };
export const ALL_INVITES: InviteFilters = { query: '', state: '' };
export const ALL_GAPS: GapFilters = { query: '', field: '' };

interface Page {
  nextCursor: string | null;
}

/** A list of the team, in parts. Its key begins with that of the team, so that a change of it asks anew. */
function partsOf<Read extends Page>(
  key: readonly unknown[],
  read: (place: { cursor?: string }, signal: AbortSignal) => Promise<Read>,
) {
  return infiniteQueryOptions({
    queryKey: [...teamQuery.queryKey, ...key],
    queryFn: ({ pageParam, signal }) => read(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Read) => page.nextCursor,
    placeholderData: keepPreviousData<InfiniteData<Read, string | null>>,
  });
}

export function membersQuery({ query, role, status }: MemberFilters) {
  const wanted = { ...(query !== '' && { query }), ...(role !== '' && { role }), ...(status !== '' && { status }) };
  return partsOf(['members', wanted], (place, signal) =>
    api.teams.listTeamMembers({ query: { ...wanted, ...place }, signal }),
  );
}

export function invitesQuery({ query, state }: InviteFilters) {
  const wanted = { ...(query !== '' && { query }), ...(state !== '' && { state }) };
  return partsOf(['invites', wanted], (place, signal) =>
    api.teams.listTeamInvites({ query: { ...wanted, ...place }, signal }),
  );
}

/** What the profiles of the team lack. */
export function gapsQuery({ query, field }: GapFilters) {
  const wanted = { ...(query !== '' && { query }), ...(field !== '' && { field }) };
  return partsOf(['gaps', wanted], (place, signal) =>
    api.teams.getTeamGaps({ query: { ...wanted, ...place }, signal }),
  );
}
