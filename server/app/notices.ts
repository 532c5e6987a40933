import type { AccessDeps, SecurityNews } from '../features/access/ports.ts';
import { answerSignInRequestJob } from '../features/access/jobs.ts';
import { answerResetJob, answerSignupJob } from '../features/account/jobs.ts';
import type { AccountMail } from '../features/account/ports.ts';
import {
  mailLinksJob,
  mailTeamInviteJob,
  tellAccountJob,
  tellSecurityJob,
  tellSessionEndedJob,
  tellTeamJob,
  tellViewedJob,
} from '../features/alerts/jobs.ts';
import type { TeamsDeps } from '../features/teams/ports.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Core } from './core.ts';

/** What the features add to the queue for people to be told. With a transaction it is sent if, and only if, that is committed. */
export interface Notices {
  account: AccountMail;
  links: AccessDeps['linkMail'];
  team: TeamsDeps['tellTeam'];
  invite: TeamsDeps['mailInvite'];
  viewed: AccessDeps['tellViewed'];
  /** Never throws: a queue that is away must not keep anybody from signing in. */
  security(memberId: string, news: SecurityNews): Promise<void>;
  securityIn(tx: Tx, memberId: string, news: SecurityNews): Promise<void>;
  /** Never throws. */
  sessionReused(memberId: string, sessionId: string): Promise<void>;
}

export function createNotices({ queue, log, clock }: Pick<Core, 'queue' | 'log' | 'clock'>): Notices {
  const mailLinks: AccountMail['mailLinks'] = (tx, linkIds) =>
    queue.enqueue(mailLinksJob, { linkIds: [...linkIds] }, { tx, key: linkIds.join(' ') });
  const tellSecurity = (tx: Tx | undefined, memberId: string, news: SecurityNews) => {
    const at = clock.now().toISOString();
    return queue.enqueue(
      tellSecurityJob,
      { memberId, news, at },
      { ...(tx && { tx }), key: `${memberId} ${news} ${at}` },
    );
  };
  const orLogged = (memberId: string, added: Promise<void>) =>
    added.catch((error: unknown) => log.error({ err: error, memberId }, 'a security notice could not be queued'));
  return {
    account: {
      mailLinks,
      tell: (tx, news) => queue.enqueue(tellAccountJob, news, { tx, key: `${news.news} ${news.about}` }),
      answerResetRequest: (tx, requestId) => queue.enqueue(answerResetJob, { requestId }, { tx, key: requestId }),
      answerSignupRequest: (tx, requestId) => queue.enqueue(answerSignupJob, { requestId }, { tx, key: requestId }),
    },
    links: {
      mailLinks,
      answerSignInRequest: (tx, requestId) =>
        queue.enqueue(answerSignInRequestJob, { requestId }, { tx, key: requestId }),
    },
    team: (tx, news) => queue.enqueue(tellTeamJob, news, { tx, key: `${news.news} ${news.about}` }),
    invite: (tx, invite) => queue.enqueue(mailTeamInviteJob, invite, { tx, key: invite.linkId }),
    viewed: (tx, news) => queue.enqueue(tellViewedJob, news, { tx, key: news.sessionId }),
    security: (memberId, news) => orLogged(memberId, tellSecurity(undefined, memberId, news)),
    securityIn: tellSecurity,
    sessionReused: (memberId, sessionId) =>
      orLogged(memberId, queue.enqueue(tellSessionEndedJob, { memberId, sessionId }, { key: sessionId })),
  };
}
