import { recordAct } from '../../platform/audit/record-act.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isInOrder } from '../access/account-in-order.ts';
import { holdMember } from '../profile/hold-member.ts';
import { setForTeam } from '../profile/set-for-team.ts';
import { locksOf, toSetting } from './locks-store.ts';
import type { TeamsDeps } from './ports.ts';
import {
  activate,
  changeInvite,
  countMembers,
  findInvite,
  findPerson,
  insertSeat,
  lockTeam,
  lockTeamFor,
  teamsAbove,
  type InviteRow,
} from './store.ts';

/**
 * Looks at an invitation that somebody wants to use, with the team held until the transaction ends, and beside it the account that
 * wants to join, when there is one.
 *
 * @throws AppError `invite_closed` when it was answered or taken back, or the team is no longer in order.
 */
export async function holdInvite(
  deps: Pick<TeamsDeps, 'clock'>,
  tx: Tx,
  { inviteId, memberId }: { inviteId: string; memberId?: string },
): Promise<InviteRow> {
  const first = await findInvite(tx, inviteId);
  const teamId = first?.parent_id;
  const team =
    teamId !== undefined &&
    (await (memberId === undefined ? lockTeam(tx, teamId) : lockTeamFor(tx, { teamId, memberId })));
  // Read again: what was true before the wait may not be any more.
  const invite = team && (await findInvite(tx, inviteId));
  if (
    !invite ||
    !isInOrder(team) ||
    invite.accepted_at !== null ||
    invite.cancelled_at !== null ||
    invite.expires_at <= deps.clock.now()
  )
    throw new AppError('invite_closed');
  return invite;
}

/**
 * Gives the seat of an invitation to a member: once, within the seats there are, with what the team has locked.
 *
 * @throws AppError `already_on_a_team`, `no_seats_left`.
 */
export async function giveSeat(
  deps: Pick<TeamsDeps, 'clock' | 'onJoined'>,
  tx: Tx,
  input: { invite: InviteRow; memberId: string; requestId: string },
): Promise<void> {
  const { invite, memberId } = input;
  const now = deps.clock.now();
  const teamId = invite.parent_id;
  const owner = await findPerson(tx, teamId);
  // Of two teams that they join at once the second sees the first.
  await holdMember(tx, memberId);
  const above = await teamsAbove(tx, memberId);
  // Nor does anybody sit on a team whose owner sits on theirs.
  if (memberId === teamId || above.length > 0 || (await teamsAbove(tx, teamId)).includes(memberId))
    throw new AppError('already_on_a_team');
  if (!owner || (await countMembers(tx, teamId)) >= owner.seats) throw new AppError('no_seats_left');
  await insertSeat(tx, { parent_id: teamId, child_id: memberId, is_admin: invite.is_admin, joined_at: now });
  await deps.onJoined(tx, memberId);
  await changeInvite(tx, invite.id, { accepted_at: now, accepted_by: memberId });
  await activate(tx, memberId, now);
  const locks = await locksOf(tx, teamId);
  await setForTeam(tx, { memberIds: [memberId], sourceId: teamId, settings: locks.map(toSetting), now });
  await recordAct(tx, {
    at: now,
    action: 'team.joined',
    actorId: memberId,
    realActorId: memberId,
    subjectId: memberId,
    detail: { team: teamId, invite: invite.id },
    requestId: input.requestId,
  });
}
