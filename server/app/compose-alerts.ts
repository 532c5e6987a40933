import type { Sandbox } from '@yardsign/sandbox/sandbox';
import type { SecurityNews } from '../features/access/ports.ts';
import { handleAlerts, lookWhenClockMoves } from '../features/alerts/handle-jobs.ts';
import { tellSecurityJob, tellSessionEndedJob, tellTeamJob } from '../features/alerts/jobs.ts';
import type { TellTeam } from '../features/teams/ports.ts';
import { createSmtpMailer } from '../integrations/smtp/adapter.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Core } from './core.ts';

/** What the web service adds to the queue. A queue that is away must not keep anybody from signing in. */
export function sessionAlerts({ queue, log }: Pick<Core, 'queue' | 'log'>) {
  return (memberId: string, sessionId: string): Promise<void> =>
    queue
      .enqueue(tellSessionEndedJob, { memberId, sessionId }, { key: sessionId })
      .catch((error: unknown) => log.error({ err: error, memberId }, 'a security notice could not be queued'));
}

/** The same for news about the keys of an account. */
export function securityAlerts({ queue, log, clock }: Pick<Core, 'queue' | 'log' | 'clock'>) {
  return (memberId: string, news: SecurityNews): Promise<void> => {
    const at = clock.now().toISOString();
    return queue
      .enqueue(tellSecurityJob, { memberId, news, at }, { key: `${memberId} ${news} ${at}` })
      .catch((error: unknown) => log.error({ err: error, memberId }, 'a security notice could not be queued'));
  };
}

/** The same in the transaction of an act: news of what was done to a member, sent if it was done. */
export function actAlerts({ queue, clock }: Pick<Core, 'queue' | 'clock'>) {
  return (tx: Tx, memberId: string, news: SecurityNews): Promise<void> => {
    const at = clock.now().toISOString();
    return queue.enqueue(tellSecurityJob, { memberId, news, at }, { tx, key: `${memberId} ${news} ${at}` });
  };
}

/** News of a team, in the transaction of what happened. */
export function teamAlerts({ queue }: Pick<Core, 'queue'>): TellTeam {
  return (tx, news) => queue.enqueue(tellTeamJob, news, { tx, key: `${news.news} ${news.about}` });
}

/**
 * The worker's part: says who sends the mails, before the queue starts. Without a mail server nobody does; what the web
 * service adds meanwhile waits in the queue, and posts and connections stay untold until there is one.
 *
 * @returns how to stop.
 */
export function composeAlerts(core: Core, sandbox: Pick<Sandbox, 'smtpUrl'> | undefined): () => Promise<void> {
  const { config, clock, database, log, publicUrl, queue } = core;
  const url = config.SMTP_URL ?? sandbox?.smtpUrl();
  if (url === undefined) {
    log.warn('SMTP_URL is not set: no mail is sent, and what members should be told waits');
    return async () => {};
  }
  const mailer = createSmtpMailer({ url, from: config.MAIL_FROM, clock });
  handleAlerts(queue, {
    db: database.db,
    clock,
    mailer,
    sessionKey: core.sessionKey,
    publicUrl,
    reportUndeliverable: (notice) => log.warn(notice, 'a mail cannot arrive: there is no such mailbox'),
  });
  const stopLooking = lookWhenClockMoves(queue, clock, (error) => log.error({ err: error }, 'looking for news failed'));
  return async () => {
    stopLooking();
    await mailer.close();
  };
}
