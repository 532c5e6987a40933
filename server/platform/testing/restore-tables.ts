import { sql } from 'kysely';
import type { Db, OpenDatabase } from '../database/database.ts';

/**
 * Brings tables back to what they held: most of what the suites ask of the database. Plans are kept, which is why foreign keys
 * and triggers are not simply turned off: a database whose `session_replication_role` changes forgets every plan it has.
 */

/** While this setting is `on`, the triggers of the tables do nothing. */
const RESTORING = 'test.restoring';

interface Trigger {
  name: string;
  table: string;
  definition: string;
}

/** Makes the triggers of a test's database pay attention to `RESTORING`. */
export async function quietTriggers(db: Db): Promise<void> {
  const isOff = `current_setting('${RESTORING}', true) is distinct from 'on'`;
  const { rows } = await sql<Trigger>`
    select t.tgname as "name", t.tgrelid::regclass::text as "table", pg_get_triggerdef(t.oid) as "definition"
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace
    where not t.tgisinternal`.execute(db);
  for (const { name, table, definition } of rows) {
    const [before, action] = definition.split(' EXECUTE FUNCTION ');
    const own = / WHEN (\(.*\))$/.exec(before ?? '')?.[1];
    const event = own === undefined ? before : before?.slice(0, -` WHEN ${own}`.length);
    const when = own === undefined ? isOff : `${isOff} and ${own}`;
    await sql.raw(`drop trigger "${name}" on ${table}`).execute(db);
    await sql.raw(`${event} when (${when}) execute function ${action}`).execute(db);
  }
}

interface Column {
  table: string;
  column: string;
}

function byTable(rows: readonly Column[]): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

/** The columns that can be written, by table. */
async function writableColumns(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
    where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.table_name not like 'kysely_%'
    order by c.table_name, c.ordinal_position`.execute(db);
  return byTable(rows);
}

/** The columns of each table's primary key. */
async function keyColumns(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<Column>`
    select i.indrelid::regclass::text as "table", a.attname as "column"
    from pg_index i
    join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary`.execute(db);
  return byTable(rows);
}

/** The tables, each after those that its rows point to. */
async function parentsFirst(db: Db, tables: Iterable<string>): Promise<string[]> {
  const { rows } = await sql<Column>`
    select conrelid::regclass::text as "table", confrelid::regclass::text as "column"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by conname`.execute(db);
  const parents = byTable(rows);
  const ordered = new Set<string>();
  const begun = new Set<string>();
  const add = (table: string) => {
    if (begun.has(table)) return;
    begun.add(table);
    for (const parent of parents.get(table) ?? []) add(parent);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
}

/** The transaction that wrote a row last. */
const WRITER = 'xmin::text::bigint';

/**
 * What tells whether a table was touched: as many rows of the same writers are the same rows. The newest writer alone would not tell of one that
 * began before it and ended after it.
 */
function stampOf(table: string): string {
  return `(select count(*) || ':' || coalesce(sum(${WRITER}), 0) from public."${table}")`;
}

/** The statements that bring one table back, by when they may be run. */
interface Steps {
  changed: string;
  removed: string;
  added: string;
  /** The same when neither foreign keys nor triggers are looked at. */
  atOnce: string;
  known: string;
}

function emptyTable(table: string): Steps {
  const removed = `delete from public."${table}";`;
  return { changed: '', removed, added: '', atOnce: removed, known: '' };
}

/**
 * Brings back the rows that were written since, and these alone: writing the library again would cost more than all the rest,
 * because its words are indexed for searching.
 */
function fillTable(memory: string, table: string, columns: readonly string[], key: readonly string[]): Steps {
  const list = columns.map((name) => `"${name}"`).join(', ');
  const isSame = key.map((name) => `m."${name}" = p."${name}"`).join(' and ');
  const others = columns.filter((name) => !key.includes(name)).map((name) => `"${name}" = m."${name}"`);
  const isWritten = `m.written_by <> p.${WRITER}`;
  const added = `insert into public."${table}" (${list}) overriding system value select ${list} from ${memory} m
  where not exists (select 1 from public."${table}" p where ${isSame});`;
  return {
    changed:
      others.length === 0
        ? ''
        : `update public."${table}" p set ${others.join(', ')} from ${memory} m where ${isSame} and ${isWritten};`,
    removed: `delete from public."${table}" p where not exists (select 1 from ${memory} m where ${isSame});`,
    added,
    atOnce: `delete from public."${table}" p where not exists (select 1 from ${memory} m where ${isSame} and not ${isWritten});
${added}`,
    known: `update ${memory} m set written_by = p.${WRITER} from public."${table}" p where ${isSame} and ${isWritten};`,
  };
}

interface Memory {
  schema: string;
  /** Each after those that its rows point to. */
  tables: readonly string[];
  /** Of each table, in the same order. */
  steps: readonly Steps[];
}

/** The functions that bring everything back, so that it is one call and its plans are kept. */
function restoreFunctions({ schema, tables, steps }: Memory): string[] {
  const whereTouched = (statement: (step: Steps, table: string, stamp: string) => string) =>
    steps.map((step, index) => {
      const stamp = `known_stamps[${index + 1}]`;
      const work = statement(step, tables[index] ?? '', stamp);
      return work === '' ? '' : `if found_stamps[${index + 1}] is distinct from ${stamp} then ${work} end if;`;
    });
  // A column may be called like a variable of the language, such as `found`.
  const bringing = (name: string, setting: string, work: readonly string[]) => `
create function ${schema}.${name}(found_stamps text[], known_stamps text[]) returns void
language plpgsql set ${setting} as $$
#variable_conflict use_column
begin
${work.join('\n')}
end $$`;
  const restamped = whereTouched(({ known }) => known);
  return [
    bringing('in_order', `${RESTORING} = 'on'`, [
      // Changed rows come back before others go: one that still points to a row that goes would go with it, and so would all that points to it,
      // from tables that nobody touched.
      ...whereTouched(({ changed }) => changed),
      ...whereTouched(({ removed }) => removed).toReversed(),
      ...whereTouched(({ added }) => added),
      ...restamped,
    ]),
    bringing('at_once', 'session_replication_role = replica', [...whereTouched(({ atOnce }) => atOnce), ...restamped]),
    // All tables are looked at by one statement, because most of what a statement costs here is its beginning. Rows that took
    // each other's unique values are in nobody's order.
    `create function ${schema}.restore() returns void language plpgsql as $$
declare
known_stamps text[] := (select stamps from ${schema}.known);
found_stamps text[] := array[${tables.map(stampOf).join(',\n')}];
begin
if found_stamps is distinct from known_stamps then
begin
perform ${schema}.in_order(found_stamps, known_stamps);
exception when integrity_constraint_violation then
perform ${schema}.at_once(found_stamps, known_stamps);
end;
${whereTouched((_, table, stamp) => `${stamp} := ${stampOf(table)};`).join('\n')}
update ${schema}.known set stamps = known_stamps;
end if;
delete from pgboss.job;
end $$`,
  ];
}

let remembered = 0;

/**
 * Remembers what every table holds, or that it is empty.
 *
 * @param isKept whether rows that are there now come back; else every table is emptied.
 * @returns what brings it back, by one call.
 */
export async function createRestore({ db, watch }: OpenDatabase, isKept: boolean): Promise<() => Promise<void>> {
  remembered += 1;
  const schema = `test_memory_${remembered}`;
  const run = (statement: string) => sql.raw<Record<string, unknown>>(statement).execute(db);
  await run(`create schema ${schema}`);
  await run(`create table ${schema}.known (stamps text[] not null)`);
  await run(`insert into ${schema}.known values ('{}')`);
  const keys = await keyColumns(db);
  const columnsOf = await writableColumns(db);
  const tables = await parentsFirst(db, columnsOf.keys());
  const steps: Steps[] = [];
  for (const table of tables) {
    const columns = columnsOf.get(table) ?? [];
    const isFilled = isKept && (await run(`select 1 from public."${table}" limit 1`)).rows.length > 0;
    const memory = `${schema}."${table}"`;
    if (isFilled) await run(`create table ${memory} as select *, ${WRITER} as written_by from public."${table}"`);
    steps.push(isFilled ? fillTable(memory, table, columns, keys.get(table) ?? columns) : emptyTable(table));
  }
  for (const statement of restoreFunctions({ schema, tables, steps })) await run(statement);
  return async () => {
    await run(`select ${schema}.restore()`);
    watch.changed();
  };
}
