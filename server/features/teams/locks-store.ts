import type { LockableField } from '@yardsign/domain/profile/basic-fields';
import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { TeamSetting } from '../profile/set-for-team.ts';
import type { TeamLockTable } from './tables.ts';

type LockRow = Selectable<TeamLockTable>;

/** Everything that a team has set in the profiles of its members. */
export async function locksOf(db: Db | Tx, teamId: string): Promise<LockRow[]> {
  return db
    .selectFrom('team_lock')
    .selectAll()
    .where('parent_id', '=', teamId)
    .orderBy('feature')
    .orderBy('name')
    .execute();
}

/** What a team has locked of the basic group. */
export async function basicLocksOf(db: Db | Tx, teamId: string): Promise<(LockRow & { name: LockableField })[]> {
  const rows = await locksOf(db, teamId);
  return rows.filter((row): row is LockRow & { name: LockableField } => row.feature === 'basic');
}

export function toSetting({ feature, name, mode, value, sync_to: syncTo, font_size: fontSize }: LockRow): TeamSetting {
  return { feature, name, mode, saved: { value, syncTo, fontSize } };
}

export async function putLock(tx: Tx, row: Insertable<TeamLockTable>): Promise<void> {
  await tx
    .insertInto('team_lock')
    .values(row)
    .onConflict((conflict) => conflict.columns(['parent_id', 'feature', 'name']).doUpdateSet(row))
    .execute();
}

/** @returns whether there was such a lock. */
export async function deleteLock(
  tx: Tx,
  teamId: string,
  lock: { feature: ProfileFeature; name: string },
): Promise<boolean> {
  const row = await tx
    .deleteFrom('team_lock')
    .where('parent_id', '=', teamId)
    .where('feature', '=', lock.feature)
    .where('name', '=', lock.name)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
