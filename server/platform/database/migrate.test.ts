import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { OperatorFault } from '../operator-fault.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { hasTable } from './has-table.ts';
import { migrate, migrationNames, requireVersion } from './migrate.ts';

// Runs on PostgreSQL too.

test.each([150_000, 150_004, 160_002, 180_000])('version %i of the server will do', (version) => {
  expect(() => requireVersion(version)).not.toThrow();
});

test.each([
  [140_011, 'PostgreSQL 14'],
  [90_624, 'PostgreSQL 9'],
])('version %i of the server is refused, with what to do', (version, named) => {
  expect(() => requireVersion(version)).toThrow(OperatorFault);
  expect(() => requireVersion(version)).toThrow(named);
  expect(() => requireVersion(version)).toThrow('needs 15 or newer');
});

test('what was added below the last number is run as well, and a database that a later version has run on is refused', async () => {
  const names = await migrationNames(fileURLToPath(new URL('../../migrations', import.meta.url)));
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const { db, close } = await freshDatabase();
  try {
    for (const name of names) await writeFile(join(folder, `${name}.sql`), '');
    await writeFile(join(folder, '0041_added_below.sql'), 'create table added_below (id text);\n');
    await writeFile(join(folder, '9998_not_wanted.sql'), 'create table not_wanted (id text);\n');
    await migrate(db, folder, [...names, '0041_added_below']);
    expect([await hasTable(db, 'added_below'), await hasTable(db, 'not_wanted')]).toEqual([true, false]);
    await rm(join(folder, '0041_added_below.sql'));
    const refused = migrate(db, folder);
    await expect(refused).rejects.toThrow(OperatorFault);
    await expect(refused).rejects.toThrow('later version of Yardsign has run on this database (0041_added_below)');
    expect(await hasTable(db, 'not_wanted')).toBe(false);
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
});
