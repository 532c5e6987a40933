import type { MemberActor } from '@yardsign/domain/access/actor';
import { recordAct } from '../../platform/audit/record-act.ts';
import { AppError } from '../../platform/errors.ts';
import { endSeat } from './end-seat.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';
import { findSeat, lockTeam, setAdmin } from './store.ts';

/** Makes a member an admin of the team, or a plain member again. @throws AppError `not_found`. */
export async function setTeamAdmin(
  deps: Pick<TeamsDeps, 'clock' | 'db'>,
  actor: MemberActor,
  input: { childId: string; isAdmin: boolean; requestId: string },
): Promise<void> {
  const { teamId } = managerOf(actor);
  await deps.db.transaction().execute(async (tx) => {
    await lockTeam(tx, teamId);
    const seat = await findSeat(tx, teamId, input.childId);
    if (!seat) throw new AppError('not_found');
    if (seat.is_admin === input.isAdmin) return;
    await setAdmin(tx, teamId, input.childId, input.isAdmin);
    await recordAct(tx, {
      at: deps.clock.now(),
      action: input.isAdmin ? 'team.admin-made' : 'team.admin-revoked',
      actorId: actor.userId,
      realActorId: actor.userId,
      subjectId: input.childId,
      detail: { team: teamId },
      requestId: input.requestId,
    });
  });
}

/**
 * Takes a member off the team, and tells them: they lose the plan of the seat.
 *
 * @throws AppError `not_found`, also for the owner, who has no seat; `forbidden` when an admin removes an admin.
 */
export async function removeMember(
  deps: Pick<TeamsDeps, 'clock' | 'db' | 'random' | 'tellTeam' | 'onBrandChange'>,
  actor: MemberActor,
  input: { childId: string; requestId: string },
): Promise<void> {
  const { teamId, isOwner } = managerOf(actor);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await lockTeam(tx, teamId);
    const seat = await findSeat(tx, teamId, input.childId);
    if (!seat) throw new AppError('not_found');
    if (seat.is_admin && !isOwner) throw new AppError('forbidden');
    await endSeat(deps, tx, { teamId, memberId: input.childId, now });
    await recordAct(tx, {
      at: now,
      action: 'team.member-removed',
      actorId: actor.userId,
      realActorId: actor.userId,
      subjectId: input.childId,
      detail: { team: teamId },
      requestId: input.requestId,
    });
    await deps.tellTeam(tx, { news: 'removed', teamId, memberId: input.childId, about: deps.random.id('tms') });
  });
}
