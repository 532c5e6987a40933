import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { UsageCountTable } from './tables.ts';

/** Counts an event once more. */
export async function countOnce(db: Db, at: Omit<UsageCountTable, 'times'>): Promise<void> {
  await db
    .insertInto('usage_count')
    .values({ ...at, times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'event', 'page']).doUpdateSet({ times: sql`usage_count.times + 1` }),
    )
    .execute();
}

const times = sql<number>`sum(times)::integer`.as('times');

/** How often each event happened, the most frequent first. @param since the first day that counts */
export async function eventsSince(db: Db, since: string): Promise<{ event: string; times: number }[]> {
  return db
    .selectFrom('usage_count')
    .select(['event', times])
    .where('day', '>=', since)
    .groupBy('event')
    .orderBy('times', 'desc')
    .orderBy('event')
    .execute();
}

/** How often an event happened on each page of ours, the most frequent first. */
export async function pagesSince(db: Db, since: string, event: string): Promise<{ page: string; times: number }[]> {
  return db
    .selectFrom('usage_count')
    .select(['page', times])
    .where('day', '>=', since)
    .where('event', '=', event)
    .where('page', '<>', '')
    .groupBy('page')
    .orderBy('times', 'desc')
    .orderBy('page')
    .execute();
}
