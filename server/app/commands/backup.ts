import { resolve } from 'node:path';
import { holdsKeys } from '../../platform/backup/manifest.ts';
import { createClock } from '../../platform/clock.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { readWords, runCommand, withDatabase } from './run-tool.ts';

const MEGABYTE = 1_000_000;

/** `npm run backup -- <folder>`: writes all that the installation holds into a new folder. */
await runCommand((config, say) => {
  const words = readWords(process.argv.slice(2), 'npm run backup -- <folder>');
  const folder = resolve(words.folder);
  return withDatabase(config, async ({ db }) => {
    const manifest = await makeBackup({ db, clock: createClock(), config }, folder);
    const { tables, files } = manifest;
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    say(`${folder} holds ${rows} rows of ${Object.keys(tables).length} tables.`);
    say(
      files === null
        ? 'The files lie in the bucket: keep copies of that by its own means.'
        : `It holds ${files.count} files (${(files.bytes / MEGABYTE).toFixed(1)} MB).`,
    );
    say(
      holdsKeys(manifest)
        ? 'It holds the keys: whoever has it can read the tokens of the networks. Keep it as safe as the server.'
        : 'Keys of the settings are not in it. Without them the tokens of the networks cannot be opened: keep them elsewhere.',
    );
    return 0;
  });
});
