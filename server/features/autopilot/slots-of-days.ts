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

/** What a calendar program is told of an hour of a job. */
interface SlotInTime {
  id: string;
  title: string;
  at: Date;
  updatedAt: Date;
}

/** The hours of a member's active jobs between two times at which something is to go out that is not in the ledger yet, the soonest first. */
export async function slotsBetween(
  deps: { db: Db } & Pick<AutopilotDeps, 'namePieces'>,
  memberId: string,
  range: { from: Date; until: Date },
): Promise<SlotInTime[]> {
  const planned = (await comingSlots(deps.db, memberId, range)).filter(({ slot }) => slot.state === 'planned');
  const names = await deps.namePieces([...new Set(planned.flatMap(({ slot }) => slot.content_id ?? []))]);
  return planned.flatMap(({ slot, job }) => {
    const name = names.get(slot.content_id ?? '');
    if (!name) return [];
    return [{ id: slot.id, title: name.titles[job.language], at: slot.due_at, updatedAt: slot.updated_at }];
  });
}
