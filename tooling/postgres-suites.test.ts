import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { suitesForPostgres } from './postgres-suites.mjs';

const root = join(import.meta.dirname, '..');
const ASKS = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;
/** Asked by the suites of other folders: uploaded pictures by those of the profile, connections by those of sharing's routes, planned posts by those of autopilot, posts that wait for a yes by those of approval, the loading of the library by every suite. */
const ELSEWHERE = new Set([
  'server/app',
  'server/app/keys',
  'server/app/wiring',
  'server/features/content/library',
  'server/features/uploads',
  'server/features/sharing/approval',
  'server/features/sharing/connections',
  'server/features/sharing/planned',
]);

function foldersThatAsk(): string[] {
  const files = readdirSync(join(root, 'server'), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name.endsWith('.ts') && !/node_modules|testing|dist/.test(parentPath))
    .filter(({ name }) => !name.endsWith('.test.ts'))
    .map(({ name, parentPath }) => join(parentPath, name));
  const asking = files.filter((file) => ASKS.test(readFileSync(file, 'utf8')));
  return [...new Set(asking.map((file) => relative(root, dirname(file)).replaceAll('\\', '/')))].toSorted();
}

test('every folder of the server that asks the database has a suite that runs on PostgreSQL too', () => {
  const covered = new Set(suitesForPostgres().map((file: string) => dirname(file)));
  const folders = foldersThatAsk();
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !covered.has(folder) && !ELSEWHERE.has(folder))).toEqual([]);
});
