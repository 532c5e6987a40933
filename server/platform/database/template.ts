import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { installJobQueue } from '../jobs/job-queue.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { openToAll } from './open-to-all.ts';

async function fill(database: OpenDatabase, migrations: string): Promise<void> {
  await migrate(database.db, migrations);
  await installJobQueue(database);
}

/**
 * A migrated, empty database with the tables of the job queue, kept to begin from: that takes a third of the time of creating
 * one. The build makes a folder for the first start, which is copied as it is: unpacking a file would take a database that is
 * opened for it, and what that has held of the memory is not given back while the process lives. The test run makes one file
 * for its suites, whose databases are in memory.
 */
export async function writeTemplateFolder(folder: string, migrations: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  const database = await openPglite({ folder });
  try {
    await fill(database, migrations);
  } finally {
    await database.close();
  }
  // It holds nothing of anybody, and who builds is not always who runs: PGlite makes some of its files for its own user alone.
  await openToAll(folder);
}

/** @returns false when there is no such template: a database is then made from nothing. */
export async function copyTemplateFolder(folder: string, to: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  await cp(folder, to, { recursive: true });
  return true;
}

/** The same as one file (43 MB), not compressed, so that it loads fastest. */
export async function writeTemplateFile(file: string, migrations: string): Promise<void> {
  const database = await openPglite();
  try {
    await fill(database, migrations);
    const dump = await database.pglite.dumpDataDir('none');
    await mkdir(dirname(file), { recursive: true });
    // A name of its own: several processes may find the template missing at the same time.
    const part = `${file}.${randomUUID()}.part`;
    await writeFile(part, Buffer.from(await dump.arrayBuffer()));
    await rename(part, file);
  } finally {
    await database.close();
  }
}

/** @returns undefined when there is none. */
export async function readTemplateFile(file: string): Promise<Blob | undefined> {
  if (!existsSync(file)) return undefined;
  return new Blob([await readFile(file)], { type: 'application/x-tar' });
}
