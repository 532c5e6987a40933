import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { listTeamMembers } from '@yardsign/contracts/routes/profile/team-people';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { refusalToImpersonate } from '@yardsign/domain/access/impersonation';
import { isClosed } from '../access/account-in-order.ts';
import { fromCursor, placeOfName, toCursor, wordsToFind } from './list-place.ts';
import { nameOf } from './name-of.ts';
import { countMembersFound, pageOfMembers } from './people-store.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';

type Route = RouteTypes<typeof listTeamMembers>;
type Member = Route['answer']['items'][number];

function presentMember(
  deps: Pick<TeamsDeps, 'profileSummary'>,
  actor: MemberActor,
  team: { teamId: string; isOwner: boolean },
) {
  const impersonator = {
    userId: actor.userId,
    status: actor.status,
    type: actor.type,
    accessLevel: actor.accessLevel,
    membership: actor.membership,
    blocked: false,
  };
  return (row: Awaited<ReturnType<typeof pageOfMembers>>[number]): Member => {
    const { status } = row;
    const seen = {
      userId: row.id,
      status,
      accessLevel: row.access_level,
      closed: isClosed(row),
      teams: [{ ownerId: team.teamId, isAdmin: row.is_admin }],
    };
    return {
      id: row.id,
      name: nameOf(row),
      email: row.email,
      photoUrl: deps.profileSummary.read(row.profile).photoUrl,
      status,
      isAdmin: row.is_admin,
      lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
      may: {
        view: refusalToImpersonate(impersonator, seen, 'team') === null,
        remove: row.id !== actor.userId && (team.isOwner || !row.is_admin),
        changeRole: team.isOwner,
      },
    };
  };
}

/** A page of the members that the query finds, in the order of their names; with the first page they are counted. */
export async function listMembers(
  deps: Pick<TeamsDeps, 'db' | 'profileSummary'>,
  actor: MemberActor,
  { query, cursor, limit, role, status }: Route['query'],
): Promise<Route['answer']> {
  const { teamId, isOwner } = managerOf(actor);
  const words = wordsToFind(query);
  if (words === null) return { items: [], nextCursor: null, total: 0 };
  const filter = { words, role, status };
  const after = fromCursor(cursor, placeOfName);
  const [found, total] = await Promise.all([
    pageOfMembers(deps.db, teamId, filter, { after, limit: limit + 1, part: deps.profileSummary }),
    after ? null : countMembersFound(deps.db, teamId, filter),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(presentMember(deps, actor, { teamId, isOwner })),
    nextCursor: found.length > limit && last ? toCursor([last.last_name, last.first_name, last.id]) : null,
    total,
  };
}
