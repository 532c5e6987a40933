import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
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

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

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
  const file = join(tmpdir(), 'yardsign-test', `${await migrationsDigest(MIGRATIONS)}-jobs.tar`);
  let template = await readTemplateFile(file);
  if (!template) {
    await writeTemplateFile(file, MIGRATIONS);
    template = await readTemplateFile(file);
  }
  return openPglite({ ...(template && { template }) });
}

/** A database with what tests do to it. */
export interface TestDatabase {
  db: Db;
  database: OpenDatabase;
  /** Empties every table in a few milliseconds. */
  reset(): Promise<void>;
  /** Remembers what every table holds now. The answer brings all of it back in a few milliseconds, as often as it is called. */
  remember(): Promise<() => Promise<void>>;
}

interface Column {
  table: string;
  column: string;
}

/** The columns that can be written, by table. */
async function writableColumns(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
    where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.table_name not like 'kysely_%'
    order by c.table_name, c.ordinal_position`.execute(db);
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

/** The columns of each table's primary key. */
async function keyColumns(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<Column>`
    select i.indrelid::regclass::text as "table", a.attname as "column"
    from pg_index i
    join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary`.execute(db);
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

let remembered = 0;

/** The transaction that wrote a row last. */
const WRITER = 'xmin::text::bigint';

/**
 * Brings back the rows that were written since, and these alone: writing the library again would cost more than all the rest,
 * because its words are indexed for searching.
 */
function restoreRows(memory: string, table: string, columns: readonly string[], key: readonly string[]): string {
  const list = columns.map((name) => `"${name}"`).join(', ');
  const isSame = key.map((name) => `m."${name}" = p."${name}"`).join(' and ');
  return `delete from public."${table}" p where not exists (select 1 from ${memory} m where ${isSame} and m.written_by = p.${WRITER});
insert into public."${table}" (${list}) overriding system value select ${list} from ${memory} m
  where not exists (select 1 from public."${table}" p where ${isSame});
update ${memory} m set written_by = p.${WRITER} from public."${table}" p where ${isSame} and m.written_by <> p.${WRITER};`;
}

/** Brings one table back, when it was touched: as many rows with the same newest writer are the same rows. */
function restoreTable(schema: string, table: string, back: string): string {
  const stamp = `(select count(*) || ':' || coalesce(max(${WRITER}), 0) from public."${table}")`;
  return `if ${stamp} is distinct from (select stamp from ${schema}.stamps where name = '${table}') then
${back}
insert into ${schema}.stamps values ('${table}', ${stamp}) on conflict (name) do update set stamp = excluded.stamp;
end if;`;
}

/** A function in the database, so that bringing everything back is one call and its plans are kept. */
async function createRestore({ db, watch }: OpenDatabase, isKept: boolean): Promise<() => Promise<void>> {
  remembered += 1;
  const schema = `test_memory_${remembered}`;
  const run = (statement: string) => sql.raw<Record<string, unknown>>(statement).execute(db);
  await run(`create schema ${schema}`);
  await run(`create table ${schema}.stamps (name text primary key, stamp text)`);
  const steps: string[] = [];
  const keys = await keyColumns(db);
  for (const [table, columns] of await writableColumns(db)) {
    const isFilled = isKept && (await run(`select 1 from public."${table}" limit 1`)).rows.length > 0;
    const memory = `${schema}."${table}"`;
    if (isFilled) await run(`create table ${memory} as select *, ${WRITER} as written_by from public."${table}"`);
    const back = isFilled
      ? restoreRows(memory, table, columns, keys.get(table) ?? columns)
      : `delete from public."${table}";`;
    steps.push(restoreTable(schema, table, back));
  }
  // Foreign keys are off inside, so that the order of the tables does not matter. A column may be called like a variable of
  // the language, such as `found`.
  await run(`create function ${schema}.restore() returns void language plpgsql set session_replication_role = replica as $$
#variable_conflict use_column
begin
${steps.join('\n')}
delete from pgboss.job;
end $$`);
  return async () => {
    await run(`select ${schema}.restore()`);
    watch.changed();
  };
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
  shared ??= open();
  const database = await shared;
  emptying ??= createRestore(database, false);
  const reset = await emptying;
  return { db: database.db, database, reset, remember: () => createRestore(database, true) };
}
