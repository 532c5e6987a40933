import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findBrokenEntry } from '../../platform/audit/verify-chain.ts';
import { holdsKeys } from '../../platform/backup/manifest.ts';
import { createClock } from '../../platform/clock.ts';
import { lockDataFolder } from '../../platform/data-folder-lock.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openPglite } from '../../platform/database/open-pglite.ts';
import { OperatorFault } from '../../platform/operator-fault.ts';
import { keepPrivate } from '../../platform/private-folder.ts';
import { readBackup, restoreBackup } from '../backup/restore-backup.ts';
import { findPaths } from '../paths.ts';
import type { Config } from '../settings/config.ts';
import { readWords, runCommand, useAndClose, useAuditKeys, withDatabase } from './run-tool.ts';

/** Fills the embedded database beside its place: what is interrupted leaves nothing that a start would take for an installation. */
async function withNewEmbedded(config: Config, work: (database: OpenDatabase) => Promise<number>): Promise<number> {
  const place = join(config.YARDSIGN_DATA, 'database');
  await keepPrivate(config.YARDSIGN_DATA);
  const release = await lockDataFolder(config.YARDSIGN_DATA);
  try {
    if (existsSync(place))
      throw new OperatorFault(
        `${config.YARDSIGN_DATA} holds an installation already. A backup is restored into an empty folder.`,
      );
    const making = join(config.YARDSIGN_DATA, 'database.restoring');
    await rm(making, { recursive: true, force: true });
    const code = await useAndClose(await openPglite({ folder: making }), work);
    await rename(making, place);
    return code;
  } finally {
    await release();
  }
}

/** `npm run restore -- <folder> [--moved]`: has an empty installation be what a backup holds. */
await runCommand(async (config, say) => {
  const words = readWords(process.argv.slice(2), 'npm run restore -- <folder> [--moved]', ['moved']);
  const isMove = words.has('moved');
  const { migrations } = findPaths(import.meta.url);
  const backup = await readBackup(resolve(words.folder), migrations);
  const withEmpty = config.DATABASE_URL === undefined ? withNewEmbedded : withDatabase;
  return withEmpty(config, async (database) => {
    const deps = { database, clock: createClock(), config, migrations };
    const { doubted, missed, jobs } = await restoreBackup(deps, backup, { isMove });
    say(`The installation is as it was at ${backup.manifest.madeAt}.`);
    if (isMove) say(`${jobs} jobs that waited go on when it is started.`);
    else {
      say(`${doubted} posts may have gone out since: their networks are asked before anything is sent again.`);
      say(`${missed} hours of autopilot passed meanwhile, and are left out.`);
    }
    if (backup.manifest.files === null) say('Its files lie in the bucket that it used.');
    else if (config.FILES_S3_BUCKET !== undefined) say('Copy what is in files/ of the backup into the bucket.');
    if (!holdsKeys(backup.manifest)) say('Some of its keys were in its settings: set the same ones here.');
    await useAuditKeys(config);
    const broken = await findBrokenEntry(database.db);
    if (broken !== null) say(`The audit log cannot be checked from entry ${broken} on: is the session key the same?`);
    return 0;
  });
});
