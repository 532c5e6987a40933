import { sql } from 'kysely';
import type { OpenDatabase } from '../../platform/database/database.ts';

const AGAIN_MS = 30_000;

/**
 * The time by which a process works. Processes on one server database go by its clock: what one of them writes as "sent at" is
 * compared with another's "now", and the clocks of two machines may be minutes apart. An embedded database has one process.
 *
 * @param machineNow the machine's own time, in epoch milliseconds. @param onError told when the database could not be asked;
 *   what was learned before holds until it can.
 */
export async function followDatabaseTime(
  database: Pick<OpenDatabase, 'db' | 'kind'>,
  onError: (error: unknown) => void,
  machineNow: () => number = Date.now,
): Promise<{ now(): number; ask(): Promise<void>; stop(): void }> {
  let ahead = 0;
  const ask = async () => {
    const askedAt = machineNow();
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database.db);
    const theirs = rows[0]?.now.getTime();
    if (theirs !== undefined) ahead = theirs - Math.round((askedAt + machineNow()) / 2);
  };
  if (database.kind === 'pglite') return { now: machineNow, ask: () => Promise.resolve(), stop: () => undefined };
  await ask();
  const timer = setInterval(() => void ask().catch(onError), AGAIN_MS);
  timer.unref();
  return { now: () => machineNow() + ahead, ask, stop: () => clearInterval(timer) };
}
