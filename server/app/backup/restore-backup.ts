import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { missPastSlots } from '../../features/autopilot/miss-past-slots.ts';
import { doubtPosts } from '../../features/sharing/posting/doubt-posts.ts';
import { copyFiles, filesOf, measureFiles } from '../../platform/backup/copy-files.ts';
import { describeTables } from '../../platform/backup/describe-tables.ts';
import { loadRows, loadTables } from '../../platform/backup/load-rows.ts';
import { type Manifest, manifestSchema, rowsFile } from '../../platform/backup/manifest.ts';
import { beginRestore, endRestore, unfinishedRestore } from '../../platform/backup/unfinished-restore.ts';
import { sha256OfFile } from '../../platform/backup/write-rows.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OpenDatabase, Tx } from '../../platform/database/database.ts';
import { hasTable } from '../../platform/database/has-table.ts';
import { migrate, migrationNames } from '../../platform/database/migrate.ts';
import { installJobQueue } from '../../platform/jobs/job-queue.ts';
import { OperatorFault } from '../../platform/operator-fault.ts';
import type { Config } from '../settings/config.ts';
import { timingsOfNetwork } from '../wiring/networks.ts';
import { restoreKeys } from './kept-keys.ts';

interface Backup {
  folder: string;
  manifest: Manifest;
  /** Of what it says of itself: which one it is. */
  sha256: string;
}

interface RestoreDeps {
  database: OpenDatabase;
  clock: Pick<Clock, 'now'>;
  config: Config;
  migrations: string;
}

/** What became of a backup. */
export interface Restored {
  /** Posts that the networks are asked about, because they may have gone out since. */
  doubted: number;
  /** Slots of autopilot whose time is over. */
  missed: number;
  /** Jobs that waited, and wait again. */
  jobs: number;
}

/** A picture, and a proof, is named by its bytes; a film is not. */
const SHA256 = /^[0-9a-f]{64}$/;

/**
 * Reads what a backup says of itself, and all of it once: what is damaged is found before anything is changed.
 *
 * @throws OperatorFault for what is no backup, is not whole, or was made by a later version
 */
export async function readBackup(folder: string, migrations: string): Promise<Backup> {
  const text = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new OperatorFault(`${folder} is no backup: there is no backup.json in it.`);
  const manifest = manifestOf(text, folder);
  const known = await migrationNames(migrations);
  const later = manifest.migrations.filter((name) => !known.includes(name));
  if (later.length > 0)
    throw new OperatorFault(
      `The backup was made by a later version of Yardsign (${later.at(-1)}): install that one first.`,
    );
  for (const [name, { sha256 }] of Object.entries({ ...manifest.tables, ...manifest.jobs })) {
    const file = `database/${rowsFile(name)}`;
    const found = await sha256OfFile(join(folder, file)).catch(() => 'nothing');
    if (found !== sha256) throw new OperatorFault(`The backup is damaged: ${file} is not what was written.`);
  }
  await mustHaveFiles(folder, manifest);
  return { folder, manifest, sha256: createHash('sha256').update(text).digest('hex') };
}

/** @throws OperatorFault where fewer files, or less of them, are there than were written, or a picture is not the one that its name says */
async function mustHaveFiles(folder: string, { files }: Manifest): Promise<void> {
  if (files === null) return;
  const place = join(folder, 'files');
  const found = await measureFiles(place);
  if (found.count < files.count)
    throw new OperatorFault(`The backup is damaged: ${files.count - found.count} of its files are not there.`);
  if (found.bytes < files.bytes)
    throw new OperatorFault(`The backup is damaged: its files lack ${files.bytes - found.bytes} bytes.`);
  for await (const { path } of filesOf(place)) {
    const name = basename(path);
    if (SHA256.test(name) && (await sha256OfFile(join(place, path))) !== name)
      throw new OperatorFault(`The backup is damaged: files/${path} is not what was written.`);
  }
}

function manifestOf(text: string, folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new OperatorFault(`${join(folder, 'backup.json')} is not what this version of Yardsign writes.`, {
      cause: error,
    });
  }
}

/**
 * @returns whether the rows of this very backup are there, from a restore that was interrupted behind them
 * @throws OperatorFault where the database holds an installation, or one of another time
 */
async function hasRowsOf({ database: { db } }: RestoreDeps, { manifest, sha256 }: Backup): Promise<boolean> {
  const unfinished = await unfinishedRestore(db);
  if (unfinished !== null) {
    if (unfinished === sha256) return true;
    throw new OperatorFault(
      'The restore of another backup was interrupted here. Restore this one into an empty database.',
    );
  }
  if (await hasTable(db, 'member')) {
    const { rows } = await sql<{ held: boolean }>`select exists (select from member) as held`.execute(db);
    if (rows[0]?.held === true)
      throw new OperatorFault('The database holds an installation already. A backup is restored into an empty one.');
  }
  if (!(await hasTable(db, 'kysely_migration'))) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (rows.some(({ name }) => !manifest.migrations.includes(name)))
    throw new OperatorFault('The database was made by a later version than the backup. Restore it into an empty one.');
  return false;
}

async function restoreFiles({ config }: RestoreDeps, { folder, manifest }: Backup): Promise<void> {
  if (manifest.files === null || config.FILES_S3_BUCKET !== undefined) return;
  await copyFiles(join(folder, 'files'), join(config.YARDSIGN_DATA, 'files'));
}

/** Has what waited wait again, with the columns that this version of the queue knows. */
async function restoreJobs(tx: Tx, { folder }: Backup): Promise<number> {
  const load = async (table: keyof NonNullable<Manifest['jobs']>) => {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(tx);
    const path = join(folder, 'database', rowsFile(table));
    return loadRows(tx, { table, columns: rows.map(({ name }) => name), path });
  };
  await load('pgboss.queue');
  return load('pgboss.job');
}

async function loadDatabase(tx: Tx, { folder, manifest }: Backup): Promise<void> {
  const tables = await describeTables(tx);
  await loadTables(tx, tables, (table) => {
    const written = manifest.tables[table];
    return written && { path: join(folder, 'database', rowsFile(table)), rows: written.rows };
  });
}

/**
 * Has an empty installation be what a backup holds, and brings it up to date. What is interrupted is no installation: nothing starts on it, and
 * a second call goes on.
 *
 * @param options.isMove the installation has not run since the backup was made: what is due has not been sent, and what waited in the queue
 *   has not been done. Otherwise both may have happened, and the networks are asked before anything is sent.
 * @throws OperatorFault
 */
export async function restoreBackup(
  deps: RestoreDeps,
  backup: Backup,
  { isMove }: { isMove: boolean },
): Promise<Restored> {
  const { database, migrations } = deps;
  const goesOn = await hasRowsOf(deps, backup);
  await restoreKeys(deps.config, backup.folder, backup.manifest.keys);
  await restoreFiles(deps, backup);
  if (!goesOn) {
    await migrate(database.db, migrations, backup.manifest.migrations);
    await database.db.transaction().execute(async (tx) => {
      await loadDatabase(tx, backup);
      await beginRestore(tx, backup.sha256);
    });
  }
  await migrate(database.db, migrations);
  const takesJobs = isMove && backup.manifest.jobs !== null;
  if (takesJobs) await installJobQueue(database);
  return database.db.transaction().execute(async (tx) => {
    const doubts = isMove ? { doubted: 0, missed: 0 } : await leaveToNetworks(deps, backup, tx);
    const jobs = takesJobs ? await restoreJobs(tx, backup) : 0;
    await endRestore(tx);
    return { ...doubts, jobs };
  });
}

async function leaveToNetworks({ config, clock }: RestoreDeps, { manifest }: Backup, tx: Tx) {
  const now = clock.now();
  const times = { since: new Date(manifest.madeAt), now };
  return {
    doubted: await doubtPosts(tx, times, (network) => timingsOfNetwork(config, network)),
    missed: await missPastSlots(tx, now),
  };
}
