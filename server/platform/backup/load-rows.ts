import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { DescribedTable } from './describe-tables.ts';

/** Bytes of rows at once, about. */
const MOST_AT_ONCE = 2 * 1024 * 1024;

/** Lines of a file that `writeRows` wrote. A text may hold the other characters that some take for the end of a line. */
async function* linesOf(path: string): AsyncGenerator<string> {
  // What fails on the way ends the reading of it.
  const text = pipeline(createReadStream(path), createGunzip(), () => {}).setEncoding('utf8');
  let begun = '';
  for await (const piece of text as AsyncIterable<string>) {
    const lines = piece.split('\n');
    lines[0] = begun + lines[0];
    begun = lines.pop() ?? '';
    yield* lines;
  }
}

/** The same, a few megabytes at a time. */
async function* batchesOf(path: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let bytes = 0;
  for await (const line of linesOf(path)) {
    batch.push(line);
    bytes += line.length;
    if (bytes < MOST_AT_ONCE) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Reads the rows of a file into a table, but those that it has already. @returns how many it took */
export async function loadRows(
  tx: Tx,
  { table, columns, path }: { table: string; columns: readonly string[]; path: string },
): Promise<number> {
  let count = 0;
  const names = sql.join(columns.map((column) => sql.id(column)));
  for await (const lines of batchesOf(path)) {
    const { numAffectedRows } = await sql`insert into ${sql.table(table)} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)
      on conflict do nothing`.execute(tx);
    count += Number(numAffectedRows ?? 0);
  }
  return count;
}

/**
 * Has the tables of an empty installation hold what a backup holds, all of it or nothing. What follows rows by itself (triggers) is in the
 * backup too, and does not follow them a second time.
 *
 * @throws Error where a table has fewer rows afterwards than the backup says
 */
export async function loadTables(
  tx: Tx,
  tables: readonly DescribedTable[],
  fileOf: (table: string) => { path: string; rows: number } | undefined,
): Promise<void> {
  const links = tables.flatMap(({ name, ownLinks }) => ownLinks.map((link) => ({ table: sql.table(name), ...link })));

  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
  for (const { table, name } of links) await sql`alter table ${table} drop constraint ${sql.id(name)}`.execute(tx);
  // A migration may have written rows of its own.
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
  for (const { name, columns } of tables) {
    const file = fileOf(name);
    if (file === undefined) continue;
    const rows = await loadRows(tx, { table: name, columns, path: file.path });
    if (rows !== file.rows) throw new Error(`${name} has ${rows} rows of ${file.rows} in the backup`);
  }
  for (const { table, name, definition } of links)
    await sql`alter table ${table} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx);
  for (const { name, counted } of tables) {
    if (counted === null) continue;
    await sql`select setval(pg_get_serial_sequence(${name}, ${counted}), coalesce(max(${sql.id(counted)}), 0) + 1, false)
      from ${sql.table(name)}`.execute(tx);
  }
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
}
