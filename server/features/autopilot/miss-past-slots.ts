import type { Tx } from '../../platform/database/database.ts';

/** Takes the slots whose time is over as missed: what came of them after the backup was made is not known. @returns how many there were */
export async function missPastSlots(tx: Tx, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('autopilot_slot')
    .set({ state: 'missed', reason: 'asleep', updated_at: now })
    .where('state', 'in', ['planned', 'empty'])
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
