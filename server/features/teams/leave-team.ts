import type { MemberActor } from '@yardsign/domain/access/actor';
import { isLicensedMember } from '@yardsign/domain/access/roles';
import { recordAct } from '../../platform/audit/record-act.ts';
import { AppError } from '../../platform/errors.ts';
import { ownAct } from '../access/own-act.ts';
import { endSeat } from './end-seat.ts';
import type { TeamsDeps } from './ports.ts';
import { findSeat, lockTeam, teamsAbove } from './store.ts';

/**
 * A member leaves their team. Its owner is told, because the seat is free and somebody is no longer there.
 *
 * @throws AppError `seat_of_license` for who works under the license of another, `not_found` for who is on no team.
 */
export async function leaveTeam(
  deps: Pick<TeamsDeps, 'db' | 'clock' | 'random' | 'tellTeam' | 'onBrandChange'>,
  actor: MemberActor,
  requestId: string,
): Promise<void> {
  if (isLicensedMember(actor)) throw new AppError('seat_of_license');
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const [teamId] = await teamsAbove(tx, actor.userId);
    if (teamId === undefined) throw new AppError('not_found');
    await lockTeam(tx, teamId);
    // The member was removed while this call waited.
    if (!(await findSeat(tx, teamId, actor.userId))) throw new AppError('not_found');
    await endSeat(deps, tx, { teamId, memberId: actor.userId, now });
    await recordAct(tx, ownAct(actor, 'team.left', now, requestId, { team: teamId }));
    await deps.tellTeam(tx, { news: 'member-left', teamId, memberId: actor.userId, about: deps.random.id('tms') });
  });
}
