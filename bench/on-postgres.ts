import { join } from 'node:path';
import type { Db } from '@yardsign/server/platform/database/database';
import { migrate } from '@yardsign/server/platform/database/migrate';
import { openPostgres } from '@yardsign/server/platform/database/open-postgres';
import { startPostgres } from '../tooling/postgres.mjs';
import { ROOT } from './processes.ts';
import type { Row } from './row.ts';

/** Measures on a PostgreSQL server of its own, whose database has all tables and no rows. @throws where this machine has no PostgreSQL */
export async function onPostgres(measure: (db: Db) => Promise<Row[]>): Promise<Row[]> {
  const server = await startPostgres();
  if (server.url === undefined) throw new Error(server.reason ?? 'no PostgreSQL');
  const database = openPostgres({ url: server.url, poolSize: 2, onError: (error) => console.error(error) });
  try {
    await migrate(database.db, join(ROOT, 'server/migrations'));
    return await measure(database.db);
  } finally {
    await database.close();
    await server.stop();
  }
}
