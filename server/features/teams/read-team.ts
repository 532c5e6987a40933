import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getTeam } from '@yardsign/contracts/routes/profile/teams';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { isPictureField, LOCKABLE_FIELDS, type LockableField } from '@yardsign/domain/profile/basic-fields';
import { AppError } from '../../platform/errors.ts';
import { imageUrl } from '../profile/ports.ts';
import { readBasicValues } from '../profile/read-basic-values.ts';
import { basicLocksOf } from './locks-store.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';
import { readTeamName } from './read-team-name.ts';
import { shownAt } from './list-invites.ts';
import { nameOf } from './name-of.ts';
import { countInvitesFound } from './people-store.ts';
import { findPerson, namesOf, seatsTaken, teamsAbove } from './store.ts';

type Team = RouteTypes<typeof getTeam>['answer']['team'];

/** A value as people write it, and where its picture is. */
function presentValue(field: LockableField, stored: string) {
  const picture = isPictureField(field) && stored !== '';
  return {
    field,
    value: field === 'primary_color' && stored !== '' ? `#${stored}` : stored,
    url: picture ? imageUrl(stored) : null,
  };
}

/** The team that the caller manages: all but its people, who are listed by themselves. */
export async function readTeam(deps: Pick<TeamsDeps, 'clock' | 'db'>, actor: MemberActor): Promise<Team> {
  const { teamId, isOwner } = managerOf(actor);
  const now = deps.clock.now();
  const [owner, seats, inviteCount, locks, own] = await Promise.all([
    findPerson(deps.db, teamId),
    seatsTaken(deps.db, teamId, now),
    countInvitesFound(deps.db, teamId, { words: [], ...shownAt(now) }),
    basicLocksOf(deps.db, teamId),
    readBasicValues(deps.db, teamId),
  ]);
  if (!owner) throw new AppError('forbidden');
  const names = await namesOf(deps.db, [...new Set(locks.flatMap((lock) => lock.set_by ?? []))]);
  return {
    ownerId: teamId,
    ownerName: nameOf(owner),
    company: own.get('company') ?? '',
    role: isOwner ? 'owner' : 'admin',
    seats: { total: owner.seats, ...seats },
    inviteCount,
    locks: locks.map((lock) => ({
      ...presentValue(lock.name, lock.value),
      setBy: names.get(lock.set_by ?? '') ?? '',
      at: lock.at.toISOString(),
    })),
    ownValues: LOCKABLE_FIELDS.map((field) => presentValue(field, own.get(field) ?? '')),
  };
}

/** The team above a member, as the source of what it has set; null for everyone else. */
export async function readTeamAbove(
  deps: Pick<TeamsDeps, 'db'>,
  memberId: string,
): Promise<{ ownerId: string; ownerName: string; company: string } | null> {
  const [ownerId] = await teamsAbove(deps.db, memberId);
  return ownerId === undefined ? null : { ownerId, ...(await readTeamName(deps.db, ownerId)) };
}
