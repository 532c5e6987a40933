import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { OperatorFault } from '../operator-fault.ts';
import type { Db } from './database.ts';
import { hasTable } from './has-table.ts';

/**
 * Splits a migration into its statements: a semicolon at the end of a line ends one, unless a `$$` body is open.
 * PGlite's extended protocol takes one statement at a time.
 */
function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let lines: string[] = [];
  let inBody = false;
  for (const line of text.split('\n')) {
    if (lines.length === 0 && (line.trim() === '' || line.trim().startsWith('--'))) continue;
    lines.push(line);
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) inBody = !inBody;
    if (!inBody && line.trimEnd().endsWith(';')) {
      statements.push(lines.join('\n'));
      lines = [];
    }
  }
  if (lines.length > 0) throw new Error(`A migration ends in the middle of a statement: ${lines[0]}`);
  return statements;
}

async function migrationFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
}

const nameOf = (file: string): string => file.replace(/\.sql$/, '');

/** Identifies a set of migrations: a template made from another set must not be used. */
export async function migrationsDigest(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await migrationFiles(folder)) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** What migrations ask of a server: `merge` came with it. */
const OLDEST_MAJOR = 15;
const PER_MAJOR = 10_000;

class DatabaseTooOldError extends OperatorFault {
  override readonly name = 'DatabaseTooOldError';
}

/** @param version as `server_version_num` says it, 150004 for 15.4. @throws DatabaseTooOldError */
export function requireVersion(version: number): void {
  const major = Math.floor(version / PER_MAJOR);
  if (major < OLDEST_MAJOR)
    throw new DatabaseTooOldError(
      `DATABASE_URL names a PostgreSQL ${major}. Yardsign needs ${OLDEST_MAJOR} or newer: nothing was changed.`,
    );
}

class LaterVersionError extends OperatorFault {
  override readonly name = 'LaterVersionError';
}

/** @throws LaterVersionError for a database that has seen what this version does not know: it would read and write tables that are not as it thinks. */
async function refuseLaterVersion(db: Db, known: readonly string[]): Promise<void> {
  if (!(await hasTable(db, 'kysely_migration'))) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const last = rows.findLast(({ name }) => !known.includes(name))?.name;
  if (last !== undefined)
    throw new LaterVersionError(
      `A later version of Yardsign has run on this database (${last}): start that one, or a newer one. ` +
        'The way back is the backup from before it, in an empty place. Nothing was changed.',
    );
}

/** The names of the migrations that a folder holds, in their order. */
export async function migrationNames(folder: string): Promise<string[]> {
  return (await migrationFiles(folder)).map(nameOf);
}

/**
 * Brings the database up to date, forward only, under Kysely's lock. What it lacks is run in the order of the numbers, also what was
 * added to the product below a number that it has already.
 *
 * @param only the migrations that are run, for what was written when there were no others; all when it is left out
 * @throws DatabaseTooOldError, LaterVersionError, or the first error of a migration.
 */
export async function migrate(db: Db, folder: string, only?: readonly string[]): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  requireVersion(Number(rows[0]?.version));
  const files = await migrationFiles(folder);
  await refuseLaterVersion(db, files.map(nameOf));
  const migrator = new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: {
      async getMigrations() {
        const migrations: Record<string, Migration> = {};
        for (const name of files) {
          if (only?.includes(nameOf(name)) === false) continue;
          const statements = splitStatements(await readFile(join(folder, name), 'utf8'));
          migrations[nameOf(name)] = {
            async up(tx) {
              for (const statement of statements) await sql.raw(statement).execute(tx);
            },
          };
        }
        return migrations;
      },
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
}
