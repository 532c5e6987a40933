import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { hasTable } from '../database/has-table.ts';

/** How much is in the queue: waiting or being done, waiting for another try, given up. All zero before the queue is set up. */
export async function readQueueState(db: Db): Promise<{ waiting: number; retrying: number; failed: number }> {
  if (!(await hasTable(db, 'pgboss.job'))) return { waiting: 0, retrying: 0, failed: 0 };
  const { rows } = await sql<{ waiting: number; retrying: number; failed: number }>`
    select count(*) filter (where state in ('created', 'active'))::int as waiting,
      count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job`.execute(db);
  return rows[0] ?? { waiting: 0, retrying: 0, failed: 0 };
}
