import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { deleteOldWindows } from '../../platform/limits/rate-window.ts';
import { deleteOldAttempts } from './sign-in/attempt-store.ts';

/** Deletes what limits have counted and no longer need, so that the tables hold the last hour and no more. @returns how many rows. */
export async function forgetLimits({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const now = clock.now();
  return (await deleteOldWindows(db, now)) + (await deleteOldAttempts(db, now));
}
