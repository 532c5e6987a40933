import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { installJobQueue } from '../jobs/job-queue.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './open-pglite.ts';

/**
 * A migrated, empty data directory as one file, with the tables of the job queue. Loading it takes a third of the time of
 * creating a database, so the build makes one for the first start and the test run makes one for its suites.
 *
 * @param compression `gzip` to ship (5 MB), `none` to load fastest (43 MB).
 */
export async function writeTemplate(file: string, migrations: string, compression: 'gzip' | 'none'): Promise<void> {
  const database = await openPglite();
  try {
    await migrate(database.db, migrations);
    await installJobQueue(database);
    const dump = await database.pglite.dumpDataDir(compression);
    await mkdir(dirname(file), { recursive: true });
    // A name of its own: several processes may find the template missing at the same time.
    const part = `${file}.${randomUUID()}.part`;
    await writeFile(part, Buffer.from(await dump.arrayBuffer()));
    await rename(part, file);
  } finally {
    await database.close();
  }
}

/** Reads a template, or answers undefined when there is none: a database is then made from nothing. */
export async function readTemplate(file: string): Promise<Blob | undefined> {
  if (!existsSync(file)) return undefined;
  return new Blob([await readFile(file)], { type: file.endsWith('.gz') ? 'application/x-gzip' : 'application/x-tar' });
}
