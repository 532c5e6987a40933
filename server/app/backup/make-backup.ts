import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { sql } from 'kysely';
import { copyFiles, measureFiles } from '../../platform/backup/copy-files.ts';
import { describeTables } from '../../platform/backup/describe-tables.ts';
import { KEY_NAMES, type Manifest, rowsFile } from '../../platform/backup/manifest.ts';
import { hasTable, refuseUnfinishedRestore } from '../../platform/backup/unfinished-restore.ts';
import { type WrittenRows, writeRows } from '../../platform/backup/write-rows.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { OperatorFault } from '../../platform/operator-fault.ts';
import type { Config } from '../settings/config.ts';

interface BackupDeps {
  db: Db;
  clock: Pick<Clock, 'now'>;
  config: Pick<Config, 'YARDSIGN_DATA' | 'YARDSIGN_MASTER_KEY' | 'YARDSIGN_SESSION_KEY' | 'FILES_S3_BUCKET'>;
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
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(tx);
  if (rows[0]?.there !== true) return null;
  const waiting = sql`select * from pgboss.job where state in ('created', 'retry', 'active')`;
  return {
    queue: await writeRows(tx, 'queue', sql`select * from pgboss.queue`, join(folder, rowsFile('pgboss.queue'))),
    job: await writeRows(tx, 'job', waiting, join(folder, rowsFile('pgboss.job'))),
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

async function copyKeys({ config }: BackupDeps, folder: string): Promise<Manifest['keys']> {
  const set = { master: config.YARDSIGN_MASTER_KEY, session: config.YARDSIGN_SESSION_KEY };
  const kept = KEY_NAMES.filter(
    (name) => set[name] === undefined && existsSync(join(config.YARDSIGN_DATA, 'keys', `${name}.key`)),
  );
  await mkdir(folder, { mode: 0o700 });
  for (const name of kept)
    await copyFile(join(config.YARDSIGN_DATA, 'keys', `${name}.key`), join(folder, `${name}.key`));
  return kept;
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
  const keys = await copyKeys(deps, join(folder, 'keys'));
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
