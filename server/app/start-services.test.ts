import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { migrationNames } from '../platform/database/migrate.ts';
import { openPglite } from '../platform/database/open-pglite.ts';
import { createLogger } from '../platform/logger.ts';
import { isDeep } from '../platform/testing/effort.ts';
import { testTemplate } from '../platform/testing/test-database.ts';
import { findPaths, type Paths } from './paths.ts';
import { readConfig } from './settings/config.ts';
import { startServices } from './start-services.ts';

let paths: Paths;
beforeAll(async () => {
  const databaseTemplate = await mkdtemp(join(tmpdir(), 'yardsign-template-'));
  await (await openPglite({ folder: databaseTemplate, ...(await testTemplate()) })).close();
  paths = { ...findPaths(import.meta.url), databaseTemplate };
});

const log = createLogger({ level: 'silent' });
const reason = new Error('told to stop');

/** Tells a start to stop when it looks for the given time. */
function tellAt(look: number): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  const ask = signal.throwIfAborted.bind(signal);
  let looks = 0;
  signal.throwIfAborted = () => {
    looks += 1;
    if (looks === look) controller.abort(reason);
    ask();
  };
  return signal;
}

const newFolder = () => mkdtemp(join(tmpdir(), 'yardsign-told-'));
const start = (folder: string, stopping: AbortSignal) =>
  startServices(readConfig({ YARDSIGN_DATA: folder, YARDSIGN_DEMO: 'off', PORT: '0' }, []), paths, log, stopping);

test('a start that is told to stop before it opens the database makes none, and gives the data folder back', async () => {
  const folder = await newFolder();
  await expect(start(folder, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(existsSync(join(folder, 'database'))).toBe(false);
  expect(await readdir(folder)).not.toContain('lock');
});

test('one that is told while it brings the database up to date leaves it whole and closed', async () => {
  const folder = await newFolder();
  await expect(start(folder, tellAt(2))).rejects.toBe(reason);
  expect(await readdir(folder)).not.toContain('lock');
  const database = await openPglite({ folder: join(folder, 'database') });
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual(await migrationNames(paths.migrations));
  await database.close();
});

test.runIf(isDeep)('one that is told when everything is open closes everything', async () => {
  const folder = await newFolder();
  // The looks of a start that nobody tells are counted, and then one is told at its last.
  let looks = 0;
  const never = new AbortController().signal;
  never.throwIfAborted = () => void (looks += 1);
  const running = await start(folder, never);
  await running.stop();
  await expect(start(folder, tellAt(looks))).rejects.toBe(reason);
  expect(await readdir(folder)).not.toContain('lock');
});
