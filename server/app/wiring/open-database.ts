import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseUnfinishedRestore } from '../../platform/backup/unfinished-restore.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openPglite } from '../../platform/database/open-pglite.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { copyTemplateFolder } from '../../platform/database/template.ts';
import type { Config } from '../settings/config.ts';
import type { Paths } from '../paths.ts';

/**
 * A new embedded database is made beside its place and moved there when it is whole: a process that is killed while it
 * makes one leaves nothing that the next would take for a database.
 */
async function openEmbedded(folder: string, template: string): Promise<OpenDatabase> {
  const place = join(folder, 'database');
  if (!existsSync(place)) {
    const making = join(folder, 'database.making');
    await rm(making, { recursive: true, force: true });
    if (!(await copyTemplateFolder(template, making))) await (await openPglite({ folder: making })).close();
    // A template is copied with the rights that it has.
    await chmod(making, 0o700);
    await rename(making, place);
  }
  return openPglite({ folder: place });
}

/** Opens the database that the settings name and brings it up to date. */
export async function openDatabase(
  config: Config,
  paths: Paths,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const database =
    config.DATABASE_URL === undefined
      ? await openEmbedded(config.YARDSIGN_DATA, paths.databaseTemplate)
      : openPostgres({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL, lasting: true, onError });
  try {
    await refuseUnfinishedRestore(database.db);
    await migrate(database.db, paths.migrations);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
