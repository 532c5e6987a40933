import { answerResetRequest } from '../features/account/answer-reset-request.ts';
import { answerSignupRequest } from '../features/account/answer-signup-request.ts';
import { answerResetJob, answerSignupJob, purgeAccountsJob } from '../features/account/jobs.ts';
import type { AccountDeps, AccountMail } from '../features/account/ports.ts';
import { purgeAccounts } from '../features/account/purge-accounts.ts';
import { answerSignInRequestJob } from '../features/access/jobs.ts';
import type { AccessDeps } from '../features/access/ports.ts';
import { answerSignInRequest } from '../features/access/sign-in-link.ts';
import { mailLinksJob, tellAccountJob } from '../features/alerts/jobs.ts';
import { cancelOpenPosts, countOpenPosts } from '../features/sharing/cancel-open-posts.ts';
import { dissolveTeam } from '../features/teams/dissolve-team.ts';
import { disconnect } from '../features/sharing/end-connection.ts';
import type { NetworkId, SharingDeps } from '../features/sharing/ports.ts';
import { renameConnection } from '../features/sharing/rename-connection.ts';
import { teamAlerts } from './compose-alerts.ts';
import type { Core } from './core.ts';

/** Mails and work of the account, added to the caller's transaction. */
export function accountMail({ queue }: Pick<Core, 'queue'>): AccountMail {
  return {
    mailLinks: (tx, linkIds) => queue.enqueue(mailLinksJob, { linkIds: [...linkIds] }, { tx, key: linkIds.join(' ') }),
    tell: (tx, news) => queue.enqueue(tellAccountJob, news, { tx, key: `${news.news} ${news.about}` }),
    answerResetRequest: (tx, requestId) => queue.enqueue(answerResetJob, { requestId }, { tx, key: requestId }),
    answerSignupRequest: (tx, requestId) => queue.enqueue(answerSignupJob, { requestId }, { tx, key: requestId }),
  };
}

/** The same for the links that sign in. */
export function linkMail({ queue }: Pick<Core, 'queue'>): AccessDeps['linkMail'] {
  return {
    mailLinks: (tx, linkIds) => accountMail({ queue }).mailLinks(tx, linkIds),
    answerSignInRequest: (tx, requestId) =>
      queue.enqueue(answerSignInRequestJob, { requestId }, { tx, key: requestId }),
  };
}

/** What the account feature works with in the web service. */
export function accountDeps(core: Core, access: AccessDeps, sharing: SharingDeps): AccountDeps {
  return {
    ...access,
    mail: accountMail(core),
    selfApplicable: core.config.SELF_APPLY_FEATURES,
    cancelOpenPosts: (tx, memberId) => cancelOpenPosts(sharing, tx, memberId),
    countOpenPosts: (memberId) => countOpenPosts(sharing, memberId),
    disconnectService: (memberId, service) => disconnect(sharing, memberId, service as NetworkId),
    renameService: (memberId, service, name) => renameConnection(sharing, memberId, service, name),
  };
}

/** The worker's part: answers requests for passwords and sign-ups, and deletes what is due for deletion. @returns how to stop. */
export function composeAccountWork(core: Core): () => Promise<void> {
  const { clock, database, files, log, queue, random } = core;
  const { db } = database;
  queue.handle(answerResetJob, ({ requestId }) =>
    answerResetRequest({ db, clock, random, mail: accountMail(core) }, requestId),
  );
  queue.handle(answerSignInRequestJob, ({ requestId }) =>
    answerSignInRequest({ db, clock, random, linkMail: linkMail(core) }, requestId),
  );
  queue.handle(answerSignupJob, ({ requestId }) =>
    answerSignupRequest({ db, clock, random, mail: accountMail(core) }, requestId),
  );
  queue.handle(purgeAccountsJob, async () => {
    const accounts = await purgeAccounts({
      db,
      clock,
      dissolveTeam: (tx, ownerId) => dissolveTeam({ clock, random, tellTeam: teamAlerts(core) }, tx, ownerId),
      deleteFile: (key) => files.delete(key),
    });
    if (accounts > 0) log.info({ accounts }, 'accounts were deleted');
  });
  queue.schedule(purgeAccountsJob, '23 * * * *');
  // A clock that is moved by hand goes past the hour without anybody noticing.
  const stopLooking = clock.onMove(() => {
    queue
      .enqueue(purgeAccountsJob, {})
      .catch((error: unknown) => log.error({ err: error }, 'looking for deletions failed'));
  });
  return async () => stopLooking();
}
