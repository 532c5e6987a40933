import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { copyFiles, measureFiles } from '../../platform/backup/copy-files.ts';
import { describeTables } from '../../platform/backup/describe-tables.ts';
import { type Manifest, rowsFile } from '../../platform/backup/manifest.ts';
import { refuseUnfinishedRestore } from '../../platform/backup/unfinished-restore.ts';
import { type WrittenRows, writeRows } from '../../platform/backup/write-rows.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { hasTable } from '../../platform/database/has-table.ts';
import { OperatorFault } from '../../platform/operator-fault.ts';
import type { Config } from '../settings/config.ts';
import { copyKeys, type KeyConfig } from './kept-keys.ts';

interface BackupDeps {
  db: Db;
  clock: Pick<Clock, 'now'>;
  config: KeyConfig & Pick<Config, 'FILES_S3_BUCKET'>;
}

async function writeTables(tx: Tx, folder: string): Promise<Manifest['tables']> {
  const written: Record<string, WrittenRows> = {};
  for (const { name, columns } of await describeTables(tx)) {
    const stored = sql`select ${sql.join(columns.map((column) => sql.id(column)))} from ${sql.table(name)}`;
    written[name] = await writeRows(tx, name, stored, join(folder, rowsFile(name)));
  }
  return written;
}

async function writeJobs(tx: Tx, folder: string): Promise<Manifest['jobs']> {
  if (!(await hasTable(tx, 'pgboss.job'))) return null;
  const write = (name: keyof NonNullable<Manifest['jobs']>, rows: RawBuilder<unknown>) =>
    writeRows(tx, name, rows, join(folder, rowsFile(name)));
  return {
    'pgboss.queue': await write('pgboss.queue', sql`select * from pgboss.queue`),
    'pgboss.job': await write(
      'pgboss.job',
      sql`select * from pgboss.job where state in ('created', 'retry', 'active')`,
    ),
  };
}

/** Everything that the database holds at one moment, whoever writes to it meanwhile. */
async function writeDatabase({ db, clock }: BackupDeps, folder: string) {
  await refuseUnfinishedRestore(db);
  if (!(await hasTable(db, 'kysely_migration'))) throw new OperatorFault('The database holds no installation.');
  return db.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    const madeAt = clock.now().toISOString();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx);
    const tables = await writeTables(tx, folder);
    return { madeAt, migrations: rows.map(({ name }) => name), tables, jobs: await writeJobs(tx, folder) };
  });
}

async function writeAll(deps: BackupDeps, folder: string): Promise<Manifest> {
  await mkdir(join(folder, 'database'), { recursive: true, mode: 0o700 });
  const isLocal = deps.config.FILES_S3_BUCKET === undefined;
  const copy = () => copyFiles(join(deps.config.YARDSIGN_DATA, 'files'), join(folder, 'files'));
  // Most of them before, so that of what the database names little can be deleted until it is copied; the newest after.
  if (isLocal) await copy();
  const database = await writeDatabase(deps, join(folder, 'database'));
  if (isLocal) await copy();
  const files = isLocal ? await measureFiles(join(folder, 'files')) : null;
  const keys = await copyKeys(deps.config, folder);
  const manifest: Manifest = { format: 1, ...database, files, keys };
  await writeFile(join(folder, 'backup.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/**
 * Writes all that an installation holds into a new folder: the database, the files of the data folder, and its keys. It is made beside its
 * place, so that a folder of this name is a whole backup.
 *
 * @throws OperatorFault where something is there already, and for a place in the data folder: it would be copied into itself
 */
export async function makeBackup(deps: BackupDeps, folder: string): Promise<Manifest> {
  if (existsSync(folder))
    throw new OperatorFault(`${folder} is there already: a backup is written into a folder of its own.`);
  const data = resolve(deps.config.YARDSIGN_DATA);
  if (folder.startsWith(data + sep))
    throw new OperatorFault(
      `${folder} lies in the data folder ${data}, and would be lost with it: name another place.`,
    );
  const making = `${folder}.making`;
  const clear = () => rm(making, { recursive: true, force: true });
  await clear();
  try {
    const manifest = await writeAll(deps, making);
    await rename(making, folder);
    return manifest;
  } catch (error) {
    // On a full disk it would keep the next one from its room.
    await clear();
    throw error;
  }
}
