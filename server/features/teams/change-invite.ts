import type { MemberActor } from '@yardsign/domain/access/actor';
import { seatsLeft } from '@yardsign/domain/teams/seats';
import { recordAct } from '../../platform/audit/record-act.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { readLink } from '../access/credentials/one-time-link.ts';
import { joinLink, type MailedLink } from './accept-invite.ts';
import { holdInvite } from './give-seat.ts';
import { inviteEnd, sendInvite } from './invite-members.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';
import { changeInvite, findInvite, lockTeam, seatsTaken, voidInviteLinks, type InviteRow } from './store.ts';

/** An invitation of this team that nobody has answered. @throws AppError `not_found`, `invite_closed`. */
async function ownInvite(tx: Tx, teamId: string, inviteId: string): Promise<InviteRow> {
  const invite = await findInvite(tx, inviteId);
  if (invite?.parent_id !== teamId) throw new AppError('not_found');
  if (invite.accepted_at !== null || invite.cancelled_at !== null) throw new AppError('invite_closed');
  return invite;
}

/** How often one invitation may be mailed again: not as a way to pester somebody. */
const MOST_SENT = 10;

/**
 * Mails an invitation again. One that had run out takes its seat anew.
 *
 * @throws AppError `not_found`, `invite_closed`, `no_seats_left`, `too_many_requests`.
 */
export async function resendInvite(
  deps: Pick<TeamsDeps, 'clock' | 'db' | 'inviteLimits' | 'mailInvite' | 'random'>,
  actor: MemberActor,
  input: { inviteId: string; requestId: string },
): Promise<void> {
  const { teamId } = managerOf(actor);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, teamId);
    const invite = await ownInvite(tx, teamId, input.inviteId);
    if (invite.sent >= MOST_SENT) throw new AppError('too_many_requests');
    const taken = await seatsTaken(tx, teamId, now, invite.id);
    if (seatsLeft({ total: team?.seats ?? 0, ...taken }) < 1) throw new AppError('no_seats_left');
    await deps.inviteLimits.take(tx, teamId, [invite.email]);
    await voidInviteLinks(tx, invite.id, now);
    await changeInvite(tx, invite.id, { sent: invite.sent + 1, last_sent_at: now, expires_at: inviteEnd(now) });
    await sendInvite(deps, tx, invite);
    await recordAct(tx, {
      at: now,
      action: 'team.invite-resent',
      actorId: actor.userId,
      realActorId: actor.userId,
      subjectId: null,
      detail: { team: teamId, invite: invite.id, email: invite.email },
      requestId: input.requestId,
    });
  });
}

/** Takes an invitation back. @throws AppError `not_found`, `invite_closed`. */
export async function cancelInvite(
  deps: Pick<TeamsDeps, 'clock' | 'db'>,
  actor: MemberActor,
  input: { inviteId: string; requestId: string },
): Promise<void> {
  const { teamId } = managerOf(actor);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await lockTeam(tx, teamId);
    const invite = await ownInvite(tx, teamId, input.inviteId);
    await changeInvite(tx, invite.id, { cancelled_at: now });
    await recordAct(tx, {
      at: now,
      action: 'team.invite-cancelled',
      actorId: actor.userId,
      realActorId: actor.userId,
      subjectId: null,
      detail: { team: teamId, invite: invite.id, email: invite.email },
      requestId: input.requestId,
    });
  });
}

/** Declines an invitation by its mailed link. @throws AppError `link_invalid`, `invite_closed`. */
export async function declineInvite(
  deps: Pick<TeamsDeps, 'clock' | 'db' | 'sessionKey'>,
  input: { link: MailedLink; requestId: string },
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const link = await readLink(deps, tx, joinLink(input.link));
    const invite = await holdInvite(deps, tx, { inviteId: link.detail?.['invite'] ?? '' });
    await changeInvite(tx, invite.id, { cancelled_at: now, declined_at: now });
    await recordAct(tx, {
      at: now,
      action: 'team.invite-declined',
      actorId: null,
      realActorId: null,
      subjectId: null,
      detail: { team: invite.parent_id, invite: invite.id, email: invite.email },
      requestId: input.requestId,
    });
  });
}
