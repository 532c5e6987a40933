import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Whether the database answers within a time. A connection that is lost may keep its caller waiting for minutes. */
export async function databaseAnswers(db: Db, withinMs = 2000): Promise<boolean> {
  const ending = new AbortController();
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const late = wait(withinMs, false, { signal: ending.signal }).catch(() => false);
  try {
    return await Promise.race([answered, late]);
  } finally {
    ending.abort();
  }
}
