import { findUnexplainedLevels } from '../../platform/audit/find-unexplained-levels.ts';
import { findBrokenEntry } from '../../platform/audit/verify-chain.ts';
import { runTool } from './run-tool.ts';

/**
 * `npm run audit-log`: says whether the audit log is whole, and whether it knows of every change of a level of access. Ends with
 * 1 when something is wrong.
 */
await runTool(import.meta.url, async ({ database, say }) => {
  const broken = await findBrokenEntry(database.db);
  say(
    broken === null
      ? 'The audit log is whole.'
      : `The audit log is broken at entry ${broken}: it was changed, or one before it was taken out, ` +
          'or the session key was replaced and YARDSIGN_SESSION_KEYS_FORMER does not name the one before.',
  );
  const unexplained = await findUnexplainedLevels(database.db);
  for (const { memberId, from, to, at, databaseUser } of unexplained)
    say(
      `The access level of ${memberId} was changed from ${from ?? 'none'} to ${to} at ${at.toISOString()} ` +
        `by the database user ${databaseUser}, past Yardsign: the audit log does not know of it.`,
    );
  return broken === null && unexplained.length === 0 ? 0 : 1;
});
