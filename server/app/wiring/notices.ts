import { deviceCodeNotice } from '../../features/access/notices/device-code.ts';
import { securityNotice } from '../../features/access/notices/security.ts';
import { sessionEndedNotice } from '../../features/access/notices/session-ended.ts';
import { impersonationNotice } from '../../features/access/notices/impersonation.ts';
import { answeredNotice } from '../../features/approval/notices/answered.ts';
import { askedNotice } from '../../features/approval/notices/asked.ts';
import type { ApprovalDeps } from '../../features/approval/ports.ts';
import { heldNotice } from '../../features/autopilot/notices/held.ts';
import type { AutopilotDeps } from '../../features/autopilot/ports.ts';
import type { AccessDeps, SecurityNews } from '../../features/access/ports.ts';
import { answerSignInRequestJob } from '../../features/access/jobs.ts';
import { answerResetJob, answerSignupJob } from '../../features/account/jobs.ts';
import { accountNotice } from '../../features/account/notices/account-news.ts';
import { linksNotice } from '../../features/account/notices/links.ts';
import type { AccountMail } from '../../features/account/ports.ts';
import { billingNotice } from '../../features/billing/notices/billing-news.ts';
import { billingReminder } from '../../features/billing/notices/reminder.ts';
import type { BillingDeps } from '../../features/billing/ports.ts';
import { createNotify } from '../../features/alerts/notify.ts';
import { newLeadNotice } from '../../features/leads/notices/new-lead.ts';
import type { LeadsDeps } from '../../features/leads/ports.ts';
import { newSuggestionNotice } from '../../features/suggestions/notices/new-suggestion.ts';
import { invitationNotice } from '../../features/teams/notices/invitation.ts';
import { sessionNotice } from '../../features/webinars/notices/session-mail.ts';
import type { WebinarsDeps } from '../../features/webinars/ports.ts';
import { teamNotice } from '../../features/teams/notices/team-news.ts';
import type { TeamsDeps } from '../../features/teams/ports.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Notify } from '../../platform/notices/notice.ts';
import type { Core } from '../core.ts';

/** What the features add to the queue for people to be told. With a transaction it is sent if, and only if, that is committed. */
export interface Notices {
  notify: Notify;
  account: AccountMail;
  links: AccessDeps['linkMail'];
  team: TeamsDeps['tellTeam'];
  invite: TeamsDeps['mailInvite'];
  billing: Pick<BillingDeps, 'tellNews' | 'remind'>;
  lead: LeadsDeps['tellMember'];
  suggestion(tx: Tx, suggestionId: string, helpDesk: string): Promise<void>;
  webinar: WebinarsDeps['tellMember'];
  approval: Pick<ApprovalDeps, 'mailAsks' | 'mailAnswer'>;
  autopilotHeld: AutopilotDeps['tellHeld'];
  impersonated: AccessDeps['tellImpersonated'];
  deviceCode: AccessDeps['mailDeviceCode'];
  /** Never throws: a queue that is away must not keep anybody from signing in. */
  security(memberId: string, news: SecurityNews): Promise<void>;
  securityIn(tx: Tx, memberId: string, news: SecurityNews): Promise<void>;
  /** Never throws. */
  sessionReused(memberId: string, sessionId: string): Promise<void>;
}

export function createNotices({ queue, log, clock }: Pick<Core, 'queue' | 'log' | 'clock'>): Notices {
  const notify = createNotify(queue);
  const mailLinks: AccountMail['mailLinks'] = (tx, linkIds) =>
    notify(linksNotice, { linkIds: [...linkIds] }, { tx, key: linkIds.join(' ') });
  const tellSecurity = (tx: Tx | undefined, memberId: string, news: SecurityNews) => {
    const at = clock.now().toISOString();
    return notify(securityNotice, { memberId, news, at }, { ...(tx && { tx }), key: `${news} ${memberId} ${at}` });
  };
  const orLogged = (memberId: string, added: Promise<void>) =>
    added.catch((error: unknown) => log.error({ err: error, memberId }, 'a security notice could not be queued'));
  return {
    notify,
    account: {
      mailLinks,
      tell: (tx, news) => notify(accountNotice, news, { tx, key: `${news.news} ${news.about}` }),
      answerResetRequest: (tx, requestId) => queue.enqueue(answerResetJob, { requestId }, { tx, key: requestId }),
      answerSignupRequest: (tx, requestId) => queue.enqueue(answerSignupJob, { requestId }, { tx, key: requestId }),
    },
    links: {
      mailLinks,
      answerSignInRequest: (tx, requestId) =>
        queue.enqueue(answerSignInRequestJob, { requestId }, { tx, key: requestId }),
    },
    team: (tx, news) => notify(teamNotice, news, { tx, key: `${news.news} ${news.about}` }),
    lead: (tx, leadId, sentAt) =>
      notify(newLeadNotice, { leadId }, { tx, key: `${leadId} ${sentAt.toISOString().slice(0, 10)}` }),
    suggestion: (tx, suggestionId, helpDesk) =>
      notify(newSuggestionNotice, { suggestionId, helpDesk }, { tx, key: suggestionId }),
    webinar: (tx, session, news, at) =>
      notify(
        sessionNotice,
        { ...session, news },
        { tx, key: `${news} ${session.memberId} ${session.contentId} ${at.toISOString()}` },
      ),
    autopilotHeld: (tx, jobId, at) => notify(heldNotice, { jobId }, { tx, key: `${jobId} ${at.toISOString()}` }),
    approval: {
      mailAsks: (tx, mail) => notify(askedNotice, mail, { tx, key: mail.asks.map(({ linkId }) => linkId).join(' ') }),
      mailAnswer: (tx, { postId, at }) =>
        notify(answeredNotice, { postId }, { tx, key: `${postId} ${at.toISOString()}` }),
    },
    invite: (tx, invite) => notify(invitationNotice, invite, { tx, key: invite.linkId }),
    billing: {
      tellNews: (tx, memberId, news, at) =>
        notify(billingNotice, { memberId, news }, { tx, key: `${news} ${memberId} ${at.toISOString()}` }),
      remind(tx, memberId, { kind, until: end }) {
        const until = end.toISOString();
        return notify(billingReminder, { memberId, kind, until }, { tx, key: `${kind} ${memberId} ${until}` });
      },
    },
    impersonated: (tx, news) => notify(impersonationNotice, news, { tx, key: news.sessionId }),
    // The same code may be mailed again.
    deviceCode: (tx, ticketHash) =>
      notify(deviceCodeNotice, { ticketHash }, { tx, key: `${ticketHash} ${clock.now().toISOString()}` }),
    security: (memberId, news) => orLogged(memberId, tellSecurity(undefined, memberId, news)),
    securityIn: tellSecurity,
    sessionReused: (memberId, sessionId) =>
      orLogged(memberId, notify(sessionEndedNotice, { memberId, sessionId }, { key: sessionId })),
  };
}
