import type { Language } from '@yardsign/domain/languages';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { seatsLeft } from '@yardsign/domain/teams/seats';
import { recordAct } from '../../platform/audit/record-act.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { after } from '../access/session/create-session.ts';
import { issueLink, LINK_MINUTES } from '../access/credentials/one-time-link.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';
import { addressesInvited, addressesOnTeam, insertInvite, lockTeam, seatsTaken, type InviteRow } from './store.ts';

export type InviteDeps = Pick<TeamsDeps, 'db' | 'clock' | 'random' | 'mailInvite' | 'inviteLimits'>;

export interface Invited {
  email: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
}

export interface InviteOutcome {
  invited: string[];
  left: { email: string; why: 'on_team' | 'invited' }[];
}

/** When an invitation that is sent now runs out. */
export function inviteEnd(now: Date): Date {
  return after(now, LINK_MINUTES['join-team'] * 60);
}

/** Makes the link of an invitation and has it mailed, in the transaction of the caller, who has asked the limits. */
export async function sendInvite(
  deps: InviteDeps,
  tx: Tx,
  invite: Pick<InviteRow, 'id' | 'email' | 'parent_id'>,
): Promise<void> {
  const linkId = await issueLink(deps, tx, {
    purpose: 'join-team',
    memberId: null,
    email: invite.email,
    detail: { invite: invite.id },
  });
  await deps.mailInvite(tx, { inviteId: invite.id, linkId });
}

/**
 * Invites people to the team: all who are not on it or invited yet, or none when the seats do not suffice.
 *
 * @throws AppError `no_seats_left`, `too_many_requests`, `forbidden` when an admin invites admins.
 */
export async function inviteMembers(
  deps: InviteDeps,
  actor: MemberActor,
  input: { people: readonly Invited[]; language: Language; requestId: string },
): Promise<InviteOutcome> {
  const { teamId, isOwner } = managerOf(actor);
  if (!isOwner && input.people.some((person) => person.isAdmin)) throw new AppError('forbidden');
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, teamId);
    const addresses = input.people.map((person) => person.email.toLowerCase());
    const onTeam = await addressesOnTeam(tx, teamId, addresses);
    const invited = await addressesInvited(tx, teamId, addresses);
    const outcome: InviteOutcome = { invited: [], left: [] };
    const fresh: Invited[] = [];
    for (const person of input.people) {
      const email = person.email.toLowerCase();
      if (onTeam.has(email)) outcome.left.push({ email: person.email, why: 'on_team' });
      else if (invited.has(email)) outcome.left.push({ email: person.email, why: 'invited' });
      else {
        invited.add(email);
        fresh.push(person);
      }
    }
    const taken = await seatsTaken(tx, teamId, now);
    if (fresh.length > seatsLeft({ total: team?.seats ?? 0, ...taken })) throw new AppError('no_seats_left');
    await deps.inviteLimits.take(
      tx,
      teamId,
      fresh.map(({ email }) => email),
    );
    for (const person of fresh) {
      const id = deps.random.id('inv');
      await insertInvite(tx, {
        id,
        parent_id: teamId,
        invited_by: actor.userId,
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        is_admin: person.isAdmin,
        language: input.language,
        sent: 1,
        last_sent_at: now,
        created_at: now,
        expires_at: inviteEnd(now),
        accepted_at: null,
        accepted_by: null,
        cancelled_at: null,
        declined_at: null,
      });
      await sendInvite(deps, tx, { id, email: person.email, parent_id: teamId });
      await recordAct(tx, {
        at: now,
        action: 'team.invited',
        actorId: actor.userId,
        realActorId: actor.userId,
        subjectId: null,
        detail: { team: teamId, invite: id, email: person.email, admin: person.isAdmin },
        requestId: input.requestId,
      });
      outcome.invited.push(person.email);
    }
    return outcome;
  });
}
