import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setAuditKey } from '../../platform/audit/record-act.ts';
import { refuseUnfinishedRestore } from '../../platform/backup/unfinished-restore.ts';
import { lockDataFolder } from '../../platform/data-folder-lock.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openPglite } from '../../platform/database/open-pglite.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { OperatorFault, sayFault } from '../../platform/operator-fault.ts';
import { refuseUnusable } from '../../platform/private-folder.ts';
import { type Config, readProcessConfig } from '../settings/config.ts';
import { formerKeys, loadKey } from '../keys/keys.ts';
import { findPaths } from '../paths.ts';

type Say = (line: string) => void;

export interface Tool {
  config: Config;
  database: OpenDatabase;
  say: Say;
}

/** Runs a command of the operator with the settings of the product, and ends with the code that it answers. */
export async function runCommand(work: (config: Config, say: Say) => Promise<number>): Promise<void> {
  process.umask(0o077);
  try {
    const config = readProcessConfig([]);
    for (const warning of config.warnings) process.stderr.write(`${warning}\n`);
    process.exitCode = await work(config, (line) => void process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${sayFault(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * The words behind the name of a command: one folder, and flags that it knows. A flag that is misspelt would do what its absence means.
 *
 * @param usage how it is called, for who called it otherwise
 * @throws OperatorFault for anything else
 */
export function readWords(
  words: readonly string[],
  usage: string,
  flags: readonly string[] = [],
): { folder: string; has: (flag: string) => boolean } {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const]));
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder && others.length === 0) return { folder, has: (flag) => values[flag] === true };
  } catch (error) {
    throw new OperatorFault(`Call it so: ${usage}`, { cause: error });
  }
  throw new OperatorFault(`Call it so, with one folder, in quotes where its name has spaces: ${usage}`);
}

/** Has the audit log of this process go on with the keys of the installation. */
export async function useAuditKeys(config: Config): Promise<void> {
  const sessionKey = await loadKey(config.YARDSIGN_DATA, 'session', config.YARDSIGN_SESSION_KEY);
  setAuditKey(sessionKey, formerKeys(config.YARDSIGN_SESSION_KEYS_FORMER));
}

/** Runs a command on the database that the settings name, once that is up to date. */
export async function runTool(moduleUrl: string, work: (tool: Tool) => Promise<number>): Promise<void> {
  await runCommand((config, say) =>
    withDatabase(config, async (database) => {
      await refuseUnfinishedRestore(database.db);
      await useAuditKeys(config);
      await migrate(database.db, findPaths(moduleUrl).migrations);
      return work({ config, database, say });
    }),
  );
}

export async function useAndClose(
  database: OpenDatabase,
  work: (database: OpenDatabase) => Promise<number>,
): Promise<number> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Opens the database that the settings name. The embedded one belongs to one process: its server must be stopped. */
export async function withDatabase(config: Config, work: (database: OpenDatabase) => Promise<number>): Promise<number> {
  if (config.DATABASE_URL !== undefined)
    return useAndClose(openPostgres({ url: config.DATABASE_URL, poolSize: 2, onError: () => {} }), work);
  const folder = join(config.YARDSIGN_DATA, 'database');
  if (existsSync(config.YARDSIGN_DATA)) await refuseUnusable(config.YARDSIGN_DATA);
  if (!existsSync(folder)) throw new OperatorFault(`There is no database in ${config.YARDSIGN_DATA}.`);
  const release = await lockDataFolder(config.YARDSIGN_DATA);
  try {
    return await useAndClose(await openPglite({ folder }), work);
  } finally {
    await release();
  }
}
