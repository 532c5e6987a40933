import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db, OpenDatabase } from '../database/database.ts';
import { migrate, migrationsDigest } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { installJobQueue } from '../jobs/job-queue.ts';
import { readTemplateFile, writeTemplateFile } from '../database/template.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

let shared: Promise<OpenDatabase> | undefined;

async function open(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined) {
    const admin = openPostgres({ url: server, poolSize: 1, onError: () => {} });
    const name = `yardsign_test_${process.pid}_${Date.now()}`;
    await sql.raw(`create database ${name}`).execute(admin.db);
    await admin.close();
    const url = new URL(server);
    url.pathname = `/${name}`;
    const database = openPostgres({ url: url.href, poolSize: 8, onError: () => {} });
    await migrate(database.db, MIGRATIONS);
    await installJobQueue(database);
    return database;
  }
  const file = join(tmpdir(), 'yardsign-test', `${await migrationsDigest(MIGRATIONS)}-jobs.tar`);
  let template = await readTemplateFile(file);
  if (!template) {
    await writeTemplateFile(file, MIGRATIONS);
    template = await readTemplateFile(file);
  }
  return openPglite({ ...(template && { template }) });
}

async function emptyEveryTable(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'`.execute(db);
  await db.transaction().execute(async (tx) => {
    // Foreign keys are off for this transaction only, so that the order of the tables does not matter.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(tx);
    await sql`delete from pgboss.job`.execute(tx);
  });
}

/**
 * A migrated database, opened once per worker: PGlite, or a database of its own on the server that TEST_DATABASE_URL
 * names. `reset` empties every table in a few milliseconds.
 */
export async function testDatabase(): Promise<{ db: Db; database: OpenDatabase; reset(): Promise<void> }> {
  shared ??= open();
  const database = await shared;
  return { db: database.db, database, reset: () => emptyEveryTable(database.db) };
}
