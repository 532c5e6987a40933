import { issueAdminLink } from '../../features/account/admin-link/issue-admin-link.ts';
import { createClock } from '../../platform/clock.ts';
import { secureRandom } from '../../platform/random.ts';
import { adminLinkLines } from '../announce.ts';
import { publicUrlOf } from '../settings/config.ts';
import { runTool } from './run-tool.ts';

/** `npm run admin`: prints a link that makes an administrator, for an operator who has none or has lost every way in. */
await runTool(import.meta.url, async ({ config, database, say }) => {
  const token = await issueAdminLink({ db: database.db, clock: createClock(), random: secureRandom });
  for (const line of adminLinkLines(publicUrlOf(config), token)) say(line);
  if (config.DATABASE_URL === undefined) say('Start the server first: the embedded database belongs to one process.');
  return 0;
});
