import type { Tx } from '../../platform/database/database.ts';
import { becomeFree } from '../account/sign-up/become-free.ts';
import { releaseFields } from '../profile/release-fields.ts';
import type { TeamsDeps } from './ports.ts';
import { deleteSeat, endImpersonationsOf } from './store.ts';

/**
 * Ends a seat, however that came about: it is free, the plan that it carried ends, locked fields are the member's again, and
 * nobody of the team impersonates them.
 */
export async function endSeat(
  deps: Pick<TeamsDeps, 'onBrandChange'>,
  tx: Tx,
  seat: { teamId: string; memberId: string; now: Date },
): Promise<void> {
  const { teamId, memberId, now } = seat;
  await deleteSeat(tx, teamId, memberId);
  await becomeFree(tx, memberId);
  await endImpersonationsOf(tx, memberId, now);
  await deps.onBrandChange(tx, await releaseFields(tx, { memberIds: [memberId], sourceId: teamId, now }));
}
