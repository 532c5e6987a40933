import type { Db } from '../../platform/database/database.ts';
import type { AutopilotDeps, ShownSlot } from './ports.ts';
import { presentSlot } from './present.ts';
import { comingSlots } from './slot-store.ts';

/** What a member's active jobs post between two times and is not in the ledger yet, the soonest first. */
export async function slotsOfDays(
  deps: { db: Db } & Pick<AutopilotDeps, 'namePieces'>,
  memberId: string,
  wanted: { from: Date; until: Date; network?: string | undefined },
): Promise<ShownSlot[]> {
  const rows = await comingSlots(deps.db, memberId, wanted);
  const titles = await deps.namePieces([...new Set(rows.flatMap(({ slot }) => slot.content_id ?? []))]);
  return rows.map(({ slot, job }) => presentSlot({ ...slot, posts: [] }, job, titles));
}
