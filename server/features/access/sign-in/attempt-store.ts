import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** How long failures count, how many are free, and the longest wait. */
interface Patience {
  windowMs: number;
  freeFailures: number;
  longestWaitMs: number;
}

/** Milliseconds to wait after so many failures: a second, and twice as long with each one more. */
export function waitAfter(failures: number, { freeFailures, longestWaitMs }: Patience): number {
  return failures < freeFailures ? 0 : Math.min(1000 * 2 ** (failures - freeFailures), longestWaitMs);
}

/**
 * Counts a try as failed before it is made, unless it has to wait: whoever sends a thousand at once to several processes has spent
 * all of them. One statement, whatever its outcome.
 *
 * @returns whether it may be made, and what the wait goes by.
 */
export async function countAttempt(
  db: Db,
  key: string,
  now: number,
  patience: Patience,
): Promise<{ allowed: boolean; failures: number; last_at: number }> {
  const at = sql`${now}::bigint`;
  const free = sql`${patience.freeFailures}::integer`;
  const end = sql`${new Date(now + patience.windowMs)}::timestamptz`;
  const { rows } = await sql<{ allowed: boolean; failures: number; last_at: number }>`
    insert into failed_attempt as kept (key, failures, last_at, allowed, expires_at)
    values (${key}, 1, ${at}, true, ${end})
    on conflict (key) do update set (failures, last_at, allowed, expires_at) = (
      with past as (select ${at} - kept.last_at > ${patience.windowMs}::bigint as is_over),
      waiting as (
        select
          not is_over and kept.failures >= ${free} and ${at} < kept.last_at
            + least(1000 * power(2.0, least(kept.failures - ${free}, 30)), ${patience.longestWaitMs}::bigint) as must_wait,
          is_over
        from past
      )
      select
        case when must_wait then kept.failures when is_over then 1 else kept.failures + 1 end,
        case when must_wait then kept.last_at else ${at} end,
        not must_wait,
        case when must_wait then kept.expires_at else ${end} end
      from waiting
    )
    returning allowed, failures, last_at::double precision as last_at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a try was not counted');
  return row;
}

/** Forgets all failures: the try was right. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('failed_attempt').where('key', '=', key).execute();
}

/** Takes back a try of which nobody knows whether it was right. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('failed_attempt')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}

export async function deleteOldAttempts(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('failed_attempt').where('expires_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}
