import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { countWorkingAdmins, lockAdmins } from './store.ts';

/**
 * Makes a change after which somebody must still be able to act as an admin. The admins are locked first, so that of two
 * changes at the same moment one sees what the other did.
 *
 * @throws AppError `last_admin` when the change would leave none; the whole transaction is then undone.
 */
export async function keepLastAdmin<Value>(tx: Tx, change: () => Promise<Value>): Promise<Value> {
  await lockAdmins(tx);
  const before = await countWorkingAdmins(tx);
  const value = await change();
  if (before > 0 && (await countWorkingAdmins(tx)) === 0) throw new AppError('last_admin');
  return value;
}
