import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';

// Runs on PostgreSQL too.

/** Reads `table: { column: nullable }` off the source of tables.ts. */
async function declaredTables(): Promise<Map<string, Map<string, boolean>>> {
  const source = await readFile(new URL('./tables.ts', import.meta.url), 'utf8');
  const interfaces = new Map<string, Map<string, boolean>>();
  for (const [, name, body] of source.matchAll(/export interface (\w+) \{\n([\s\S]*?)\n\}/g)) {
    const columns = new Map<string, boolean>();
    for (const [, column, type] of (body ?? '').matchAll(/^ {2}(\w+): (.+);$/gm)) {
      columns.set(column ?? '', /\| null\b/.test(type ?? ''));
    }
    interfaces.set(name ?? '', columns);
  }
  const tables = new Map<string, Map<string, boolean>>();
  const index = source.slice(source.indexOf('export interface Tables'));
  for (const [, table, type] of index.matchAll(/^ {2}(\w+): (\w+);$/gm)) {
    tables.set(table ?? '', interfaces.get(type ?? '') ?? new Map<string, boolean>());
  }
  return tables;
}

describe('the table types', () => {
  test('name exactly the tables and columns of the migrated database, with the same nullability', async () => {
    const { db } = await testDatabase();
    const { rows } = await sql<{ table_name: string; column_name: string; is_nullable: 'YES' | 'NO' }>`
      select table_name, column_name, is_nullable from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely_%'`.execute(db);
    const actual: Record<string, Record<string, boolean>> = {};
    for (const row of rows) {
      // A generated column is never null to a reader, whatever the catalogue says.
      const nullable =
        row.is_nullable === 'YES' && !(row.table_name === 'content_text' && row.column_name === 'search');
      (actual[row.table_name] ??= {})[row.column_name] = nullable;
    }
    const declared = Object.fromEntries(
      [...(await declaredTables())].map(([table, columns]) => [table, Object.fromEntries(columns)]),
    );
    expect(declared).toEqual(actual);
  });

  test('a 64-bit count comes back as a number', async () => {
    const { db, reset } = await testDatabase();
    await reset();
    const { rows } = await sql<{ n: number }>`select count(*) as n from member`.execute(db);
    expect(rows[0]?.n).toBe(0);
  });
});
