import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getTeam } from '@yardsign/contracts/routes/profile/teams';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { refusalToImpersonate } from '@yardsign/domain/access/impersonation';
import { isPictureField, LOCKABLE_FIELDS, type LockableField } from '@yardsign/domain/profile/basic-fields';
import { AppError } from '../../platform/errors.ts';
import { isClosed } from '../access/account-in-order.ts';
import { imageUrl } from '../profile/ports.ts';
import { readBasicValues } from '../profile/read-basic-values.ts';
import { basicLocksOf } from './locks-store.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';
import { readTeamName } from './read-team-name.ts';
import {
  declinedInvites,
  findPerson,
  membersWith,
  namesOf,
  teamsAbove,
  unansweredInvites,
  type InviteRow,
} from './store.ts';

/** How long a no stays on the page. */
const DECLINED_SHOWN_MS = 30 * 24 * 3_600_000;

type Team = RouteTypes<typeof getTeam>['answer']['team'];
type MemberStatus = Team['members'][number]['status'];

const nameOf = (person: { first_name: string; last_name: string }) => `${person.first_name} ${person.last_name}`.trim();

/** A value as people write it, and where its picture is. */
function presentValue(field: LockableField, stored: string) {
  const picture = isPictureField(field) && stored !== '';
  return {
    field,
    value: field === 'primary_color' && stored !== '' ? `#${stored}` : stored,
    url: picture ? imageUrl(stored) : null,
  };
}

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
  return (row: Awaited<ReturnType<typeof membersWith>>[number]): Team['members'][number] => {
    const status = row.status as MemberStatus;
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

const isOpen = (invite: InviteRow, now: Date) => invite.expires_at > now;

function presentInvite(names: ReadonlyMap<string, string>, now: Date) {
  return (invite: InviteRow): Team['invites'][number] => ({
    id: invite.id,
    email: invite.email,
    name: nameOf(invite),
    isAdmin: invite.is_admin,
    language: invite.language,
    state: invite.declined_at !== null ? 'declined' : isOpen(invite, now) ? 'open' : 'expired',
    invitedBy: names.get(invite.invited_by) ?? '',
    sentAt: (invite.last_sent_at ?? invite.created_at).toISOString(),
    expiresAt: (invite.declined_at ?? invite.expires_at).toISOString(),
  });
}

/** The team that the caller manages, whole. */
export async function readTeam(
  deps: Pick<TeamsDeps, 'clock' | 'db' | 'profileSummary'>,
  actor: MemberActor,
): Promise<Team> {
  const { teamId, isOwner } = managerOf(actor);
  const now = deps.clock.now();
  const [owner, rows, waiting, declined, locks, own] = await Promise.all([
    findPerson(deps.db, teamId),
    membersWith(deps.db, teamId, deps.profileSummary),
    unansweredInvites(deps.db, teamId),
    declinedInvites(deps.db, teamId, new Date(now.getTime() - DECLINED_SHOWN_MS)),
    basicLocksOf(deps.db, teamId),
    readBasicValues(deps.db, teamId),
  ]);
  if (!owner) throw new AppError('forbidden');
  const names = await namesOf(deps.db, [
    ...new Set([
      ...[...waiting, ...declined].map((invite) => invite.invited_by),
      ...locks.flatMap((lock) => lock.set_by ?? []),
    ]),
  ]);
  return {
    ownerId: teamId,
    ownerName: nameOf(owner),
    company: own.get('company') ?? '',
    role: isOwner ? 'owner' : 'admin',
    seats: {
      total: owner.seats,
      members: rows.length,
      invites: waiting.filter((invite) => isOpen(invite, now)).length,
    },
    members: rows.map(presentMember(deps, actor, { teamId, isOwner })),
    invites: [...waiting, ...declined].map(presentInvite(names, now)),
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
