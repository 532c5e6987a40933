import type { Files } from '../../platform/files/files.ts';
import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { answerResetRequest } from './password/answer-reset-request.ts';
import { answerSignupRequest } from './sign-up/answer-signup-request.ts';
import { answerResetJob, answerSignupJob, deleteBytesJob, purgeAccountsJob } from './jobs.ts';
import { accountNotice } from './notices/account-news.ts';
import { linksNotice } from './notices/links.ts';
import type { AccountDeps, PurgeDeps } from './ports.ts';
import { deleteBytes } from './deletion/delete-bytes.ts';
import { purgeAccounts } from './deletion/purge-accounts.ts';
import { accountRoutes } from './routes.ts';

/** @param deps.onPurged told how many accounts were deleted, when there were any. */
export function accountFeature(
  deps: AccountDeps &
    Pick<PurgeDeps, 'dissolveTeam' | 'stopCharges' | 'deleteBytesLater'> & {
      files: Pick<Files, 'get' | 'put' | 'delete'>;
      onPurged(accounts: number): void;
    },
): Feature {
  return defineFeature('account', {
    notices: [accountNotice, linksNotice],
    routes: accountRoutes(deps),
    jobs: [answerResetJob, answerSignupJob, deleteBytesJob, purgeAccountsJob],
    handlers: [
      handles(answerResetJob, ({ requestId }) => answerResetRequest(deps, requestId)),
      handles(answerSignupJob, ({ requestId }) => answerSignupRequest(deps, requestId)),
      handles(deleteBytesJob, (bytes) => deleteBytes(deps, bytes)),
      handles(purgeAccountsJob, async () => {
        const accounts = await purgeAccounts(deps);
        if (accounts > 0) deps.onPurged(accounts);
      }),
    ],
    schedules: [{ job: purgeAccountsJob, cron: '23 * * * *' }],
  });
}
