// Which suites run a second time, on PostgreSQL: those that say so.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './lib.mjs';

/** The line that a test file says it with. */
const MARK = '// Runs on PostgreSQL too';

/** Paths from the root of the repository, with slashes. */
export function suitesForPostgres() {
  return readdirSync(join(ROOT, 'server'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts') && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes(`\n${MARK}`))
    .map((file) => relative(ROOT, file).replaceAll('\\', '/'))
    .toSorted();
}
