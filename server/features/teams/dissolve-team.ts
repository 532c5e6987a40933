import { recordAct } from '../../platform/audit/record-act.ts';
import type { Tx } from '../../platform/database/database.ts';
import { endSeat } from './end-seat.ts';
import type { TeamsDeps } from './ports.ts';
import { lockTeam, memberIdsOf } from './store.ts';

/**
 * Ends the team of an owner who is about to be deleted, and tells its members. Without it they would keep fields that nobody
 * could ever unlock.
 */
export async function dissolveTeam(
  deps: Pick<TeamsDeps, 'clock' | 'random' | 'tellTeam' | 'onBrandChange'>,
  tx: Tx,
  ownerId: string,
): Promise<void> {
  const now = deps.clock.now();
  await lockTeam(tx, ownerId);
  for (const id of await memberIdsOf(tx, ownerId)) {
    await endSeat(deps, tx, { teamId: ownerId, memberId: id, now });
    await recordAct(tx, {
      at: now,
      action: 'team.ended',
      actorId: null,
      realActorId: null,
      subjectId: id,
      detail: { team: ownerId },
      requestId: null,
    });
    await deps.tellTeam(tx, { news: 'team-ended', teamId: ownerId, memberId: id, about: deps.random.id('tms') });
  }
}
