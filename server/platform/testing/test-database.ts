import { randomInt } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { setAuditKey } from '../audit/record-act.ts';
import type { Db, OpenDatabase, Tx } from '../database/database.ts';
import { migrate, migrationsDigest } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { installJobQueue } from '../jobs/job-queue.ts';
import { readTemplateFile, writeTemplateFile } from '../database/template.ts';
import { createRestore, quietTriggers } from './restore-tables.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const TEMPLATES = fileURLToPath(new URL('../../../node_modules/.cache/yardsign/test-database', import.meta.url));

let shared: Promise<OpenDatabase> | undefined;

/** Migrates once per set of migrations, whichever worker is first, and copies that for everyone. */
async function createFromTemplate(server: string): Promise<string> {
  const admin = openPostgres({ url: server, poolSize: 1, onError: () => {} });
  const template = `yardsign_template_${await migrationsDigest(MIGRATIONS)}`;
  const name = `yardsign_test_${process.pid}_${Date.now()}_${randomInt(1e6)}`;
  // One connection, so that the lock is held from the look to the copy: a template that is open cannot be copied.
  await sql`select pg_advisory_lock(7214)`.execute(admin.db);
  const { rows } = await sql`select 1 from pg_database where datname = ${template}`.execute(admin.db);
  if (rows.length === 0) {
    const part = `${template}_part`;
    await sql.raw(`drop database if exists ${part}`).execute(admin.db);
    await sql.raw(`create database ${part}`).execute(admin.db);
    const url = new URL(server);
    url.pathname = `/${part}`;
    const database = openPostgres({ url: url.href, poolSize: 2, onError: () => {} });
    await migrate(database.db, MIGRATIONS);
    await installJobQueue(database);
    await database.close();
    await sql.raw(`alter database ${part} rename to ${template}`).execute(admin.db);
  }
  await sql.raw(`create database ${name} template ${template}`).execute(admin.db);
  await sql`select pg_advisory_unlock(7214)`.execute(admin.db);
  await admin.close();
  return name;
}

async function open(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined) {
    const url = new URL(server);
    url.pathname = `/${await createFromTemplate(server)}`;
    return openPostgres({ url: url.href, poolSize: 8, onError: () => {} });
  }
  return openPglite(await testTemplate());
}

/** What an embedded database begins from, made once for a set of migrations; those of other sets go. */
export async function testTemplate(): Promise<{ template?: Blob }> {
  const name = `${await migrationsDigest(MIGRATIONS)}-jobs.tar`;
  const file = join(TEMPLATES, name);
  let template = await readTemplateFile(file);
  if (!template) {
    await writeTemplateFile(file, MIGRATIONS);
    const others = (await readdir(TEMPLATES)).filter((each) => !each.startsWith(name));
    await Promise.all(others.map((each) => rm(join(TEMPLATES, each), { force: true })));
    template = await readTemplateFile(file);
  }
  return { ...(template && { template }) };
}

async function openForTests(): Promise<OpenDatabase> {
  const database = await open();
  await quietTriggers(database.db);
  return database;
}

/** One more migrated, empty database, as `testDatabase` has one. Whoever opens it closes it. */
export const freshDatabase = (): Promise<OpenDatabase> => open();

/** A database with what tests do to it. */
export interface TestDatabase {
  db: Db;
  database: OpenDatabase;
  /** Empties every table in a few milliseconds. */
  reset(): Promise<void>;
  /** Remembers what every table holds now. The answer brings all of it back in a few milliseconds, as often as it is called. */
  remember(): Promise<() => Promise<void>>;
}

let emptying: Promise<() => Promise<void>> | undefined;

/** Does what the triggers of the tables refuse, as somebody does who owns the database. */
export async function pastTriggers(db: Db, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await work(tx);
  });
}

/** Empties the audit log, which the product cannot. */
export function forgetAudit(db: Db): Promise<void> {
  return pastTriggers(db, (tx) => tx.deleteFrom('audit_entry').execute());
}

/** A migrated database, opened once per worker: PGlite, or one of its own on the server that TEST_DATABASE_URL names. */
export async function testDatabase(): Promise<TestDatabase> {
  setAuditKey(Buffer.alloc(32, 7));
  shared ??= openForTests();
  const database = await shared;
  emptying ??= createRestore(database, false);
  const reset = await emptying;
  return { db: database.db, database, reset, remember: () => createRestore(database, true) };
}
