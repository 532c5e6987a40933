import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';

// Runs on PostgreSQL too.

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

interface Column {
  nullable: boolean;
  /** What a reader gets. */
  family: string;
  /** May be left out when a row is written. */
  filled: boolean;
}

type Declared = Map<string, Record<string, Column>>;

/** A union of the domain, such as the states of a post, is a text here. */
function familyOf(type: string): string {
  if (/^(?:Filled)?Json<|^unknown/.test(type)) return 'json';
  if (/\[\](?: \| null)?$/.test(type)) return 'list';
  return ['number', 'boolean', 'Date'].find((name) => new RegExp(`^${name}\\b`).test(type)) ?? 'text';
}

function columnOf(type: string): Column {
  const [, inside = type] = /^(?:Generated|ColumnType)<(.+?)(?:, .+)?>$/.exec(type) ?? [];
  return {
    nullable: /\| null\b/.test(type),
    family: familyOf(inside),
    filled: inside !== type || type.startsWith('FilledJson<'),
  };
}

/** Reads the tables off the sources of every `tables.ts`, for types leave nothing behind to ask. */
async function declaredTables(): Promise<Declared> {
  const tables: Declared = new Map();
  const files = await Promise.all(
    ['platform', 'features'].map((room) =>
      readdir(join(SERVER, room), { recursive: true }).then((names) => names.map((name) => join(room, name))),
    ),
  );
  for (const file of files.flat().filter((name) => name.endsWith('/tables.ts'))) {
    const source = await readFile(join(SERVER, file), 'utf8');
    const shapes = new Map<string, Record<string, Column>>();
    for (const [, name = '', body = ''] of source.matchAll(/^(?:export )?interface (\w+Table) \{\n([\s\S]*?)\n\}/gm)) {
      const columns = [...body.matchAll(/^ {2}(\w+): (.+);$/gm)];
      shapes.set(name, Object.fromEntries(columns.map(([, column, type = '']) => [column, columnOf(type)])));
    }
    for (const [, table = '', name = ''] of source.matchAll(/^ +(\w+): (\w+Table);$/gm))
      tables.set(table, shapes.get(name) ?? {});
  }
  return tables;
}

const FAMILIES: Record<string, string> = {
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  integer: 'number',
  bigint: 'number',
  smallint: 'number',
  jsonb: 'json',
  ARRAY: 'list',
};

describe('the table types', () => {
  test('say of the migrated database which tables and columns it has, what is read from each, and what may be left out', async () => {
    const { db } = await testDatabase();
    const { rows } = await sql<{
      table_name: string;
      column_name: string;
      data_type: string;
      is_nullable: 'YES' | 'NO';
      filled: boolean;
    }>`
      select table_name, column_name, data_type, is_nullable,
        column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely_%'`.execute(db);
    const actual: Record<string, Record<string, Column>> = {};
    for (const row of rows) {
      (actual[row.table_name] ??= {})[row.column_name] = {
        // A generated column is never null to a reader, whatever the catalogue says.
        nullable: row.is_nullable === 'YES' && !['search', 'title_search'].includes(row.column_name),
        family: FAMILIES[row.data_type] ?? 'text',
        filled: row.filled,
      };
    }
    expect(Object.fromEntries(await declaredTables())).toEqual(actual);
  });

  test('a 64-bit count comes back as a number', async () => {
    const { db, reset } = await testDatabase();
    await reset();
    const { rows } = await sql<{ n: number }>`select count(*) as n from member`.execute(db);
    expect(rows[0]?.n).toBe(0);
  });
});
