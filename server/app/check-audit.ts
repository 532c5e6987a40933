import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrokenEntry } from '../platform/audit/verify-chain.ts';
import { lockDataFolder } from '../platform/data-folder-lock.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { openPglite } from '../platform/database/open-pglite.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { readProcessConfig } from './config.ts';

/** `npm run audit-log`: says whether the audit log is whole. Reads and changes nothing; ends with 1 when it is not. */
async function main(): Promise<void> {
  const config = readProcessConfig();
  const folder = join(config.YARDSIGN_DATA, 'database');
  const embedded = config.DATABASE_URL === undefined;
  if (embedded && !existsSync(folder)) throw new Error(`There is no database in ${config.YARDSIGN_DATA}.`);
  const release = embedded ? await lockDataFolder(config.YARDSIGN_DATA) : async () => {};
  let database: OpenDatabase | undefined;
  try {
    database =
      config.DATABASE_URL === undefined
        ? await openPglite({ folder })
        : openPostgres({ url: config.DATABASE_URL, poolSize: 1, onError: () => {} });
    const broken = await findBrokenEntry(database.db);
    process.stdout.write(
      broken === null
        ? 'The audit log is whole.\n'
        : `The audit log is broken at entry ${broken}: it was changed, or one before it was taken out.\n`,
    );
    process.exitCode = broken === null ? 0 : 1;
  } finally {
    await database?.close();
    await release();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
