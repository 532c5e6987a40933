import { rotateMasterKey } from '../keys/reseal.ts';
import { runTool } from './run-tool.ts';

/** `npm run rotate-key`: replaces the master key that seals tokens of networks and secrets of authenticator apps. */
await runTool(import.meta.url, async ({ config, database, say }) => {
  const sealed = await rotateMasterKey(config, database.db);
  say(`The master key is replaced; ${sealed} values are sealed with the new one.`);
  say(
    config.YARDSIGN_MASTER_KEY === undefined
      ? 'Start the server again. Backups from before need the key from before.'
      : 'Take YARDSIGN_MASTER_KEY_OLD out of the settings and restart every process. Backups from before need it.',
  );
  return 0;
});
